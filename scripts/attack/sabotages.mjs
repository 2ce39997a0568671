/**
 * Holes, each as an edit of the sources: `npm run attack -- --sabotage NAME` attacks a house that has one of
 * them and must find it, by the part that is named. `npm run attack -- --sabotages` does so with all.
 */
export const SABOTAGES = {
  'open-doors': {
    what: 'every route is open to everybody who is signed in',
    part: 'doors',
    edits: {
      'house/src/http/mount.ts': {
        find: 'return access.includes(person.role)',
        write: 'return access.length > 0',
      },
    },
  },
  'any-seat': {
    what: 'a player may act for any seat that is taken',
    part: 'doors',
    edits: {
      'table/src/people/permissions.ts': {
        find: 'return sits?.player === command.by',
        write: 'return sits !== undefined',
      },
    },
  },
  'confirmed-twice': {
    what: 'a proposal that is over can be confirmed again',
    part: 'races',
    edits: {
      'house/src/identity/decide-proposal.ts': {
        find: "if (standing !== 'waits')",
        write: "if (standing === 'withdrawn')",
      },
    },
  },
  'keys-forgotten': {
    what: 'the same key with the same order is a new order',
    part: 'races',
    edits: {
      'house/src/live/order-queue.ts': {
        find: 'key === null ? null : { key: key.name, answer: { digest: key.digest, answer } },',
        write: 'null,',
      },
    },
  },
  'hands-taken-out': {
    what: 'a hand may be called wrongly dealt before a card is dealt',
    part: 'deals',
    edits: {
      'house/src/live/plan/cards-orders.ts': {
        find: 'round !== null && cardsOut(round) === 0',
        write: 'round !== null && cardsOut(round) < 0',
      },
    },
  },
  'length-tells': {
    what: 'a message is as much longer as the first card of the dealer is high',
    part: 'worlds',
    edits: {
      'house/src/live/views.ts': {
        find: 'notices: noticesOf(desk),',
        write:
          "notices: [...noticesOf(desk), ' '.repeat((desk.table as any).round?.game?.dealer?.cards?.[0] ?? 0)],",
      },
    },
  },
  'time-tells': {
    what: 'a view takes up to a millisecond longer by the first card of the dealer',
    part: 'timing',
    edits: {
      'house/src/live/views.ts': {
        find: 'const { signage } = rules.inForce.rulebook;',
        write:
          'const { signage } = rules.inForce.rulebook; for (const end = performance.now() + ((desk.table as any).round?.game?.dealer?.cards?.[0] ?? 0) / 50; performance.now() < end; );',
      },
    },
  },
  'bodies-unchecked': {
    what: 'orders are not compared with their schemas',
    part: 'fuzz',
    edits: {
      'house/src/http/check.ts': {
        find: 'compiled.Check(value) ? ok(value)',
        write: "compiled.Check(value) || typeof value === 'object' ? ok(value as never)",
      },
    },
  },
  'empty-refusals': {
    what: 'a request without a host is refused by an empty page',
    part: 'fuzz',
    edits: {
      'house/src/http/server.ts': {
        find: 'requireHostHeader: false',
        write: 'requireHostHeader: true',
      },
    },
  },
  'damage-unnamed': {
    what: 'a damaged record breaks the command that reads it',
    part: 'files',
    edits: {
      'cli/src/input/house-data.ts': {
        find: 'if (error instanceof DamagedRecord) throw damaged(error.message);',
        write: 'if (error instanceof DamagedRecord) throw error;',
      },
    },
  },
  'snapshots-believed': {
    what: 'the audit believes every snapshot',
    part: 'tampering',
    edits: {
      'house/src/audit/snapshots.ts': {
        find: 'if (kept.hash === hash && kept.state === canonicalText(state())) return null;',
        write: 'if (canonicalText(state()) !== hash) return null;',
      },
    },
  },
  'answered-too-soon': {
    what: 'an order is answered before it is stored',
    part: 'kills',
    edits: {
      'house/src/live/order-queue.ts': {
        find: 'this.memory.adopt(draft);',
        write:
          'this.memory.adopt(draft); waiting.answer(ok({ ...planned.value, versions: versionsOf(draft) })); await new Promise((later) => setTimeout(later, 20));',
      },
    },
  },
  'no-caps': {
    what: 'one address may have any number of connections',
    part: 'connections',
    edits: {
      'house/src/http/connections.ts': {
        find: 'this.direct ? this.#byAddress.of(address) : 0',
        write: 'this.direct ? Math.min(0, this.#byAddress.of(address)) : 0',
      },
    },
  },
  'disk-unknown': {
    what: 'a full disk is a failure like any other',
    part: 'disk',
    edits: {
      'house/src/store/trouble.ts': {
        find: 'if (found === undefined) return null;',
        write: 'if (found === undefined || cause !== null) return null;',
      },
    },
  },
  'clock-believed': {
    what: 'the house takes the time of the machine, also when it goes back',
    part: 'clock',
    edits: {
      'house/src/clock/steady-clock.ts': {
        find: 'at = latest(Date.parse(clock.now()), at + Math.max(0, ran - since));',
        write: 'at = Date.parse(clock.now());',
      },
    },
  },
};
