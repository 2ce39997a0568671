/**
 * Bugs that the house once had, each as an edit of its sources: `npm run simulate-house -- --sabotage NAME`
 * plays a house that has one of them again, and the simulation must find it.
 */
export const SABOTAGES = {
  /** A practice player behind the one whose turn it is counts as about to decide: no deadline is considered. */
  'practice-hides-deadline': {
    edits: {
      'house/src/live/automation/upcoming.ts': {
        find: 'if (practiceToDecide(desk, next.seats) !== null) return step(PRACTICE_MS);',
        write:
          'if (practiceToDecide(desk, (round?.game.hands ?? []).filter((hand) => hand.decision === null).map(({ seat }) => seat)) !== null) return step(PRACTICE_MS);',
      },
    },
  },
  /** Whoever closes the browser keeps the seat, and rounds go on for them. */
  ghosts: {
    edits: {
      'house/src/live/presence/presence.ts': {
        find: 'return this.#now() - last > GRACE_MS ? last : null;',
        write: 'return last > Number.POSITIVE_INFINITY ? last : null;',
      },
      'table/src/people/presence.ts': {
        find: 'if (missed === undefined) return null;',
        write: 'if (missed === undefined || missed.idle >= 0) return null;',
      },
    },
  },
  /** Each event of a round starts the time to bet anew. */
  'betting-starts-anew': {
    edits: {
      'table/src/rounds/deadlines.ts': {
        find: 'return { since: bettingSince, seconds };',
        write: 'return { since: bettingSince > since ? bettingSince : since, seconds };',
      },
    },
  },
  /** Nobody is shown until when bets are taken. */
  'no-clock': {
    edits: {
      'house/src/live/views.ts': {
        find: 'betting: betting === null ? null : { until: untilOf(betting) },',
        write: 'betting: betting === null || at !== "" ? null : { until: untilOf(betting) },',
      },
    },
  },
  /** At a table with a dealer nobody folds for a player who is there and decides nothing. */
  'nobody-hurried': {
    edits: {
      'table/src/automation/next-step.ts': {
        find: 'return late === null ? next : does(late);',
        write: 'return late === null || late.type !== "" ? next : does(late);',
      },
    },
  },
  /** A seat that was paid is asked for again: nobody remembers that it was. */
  'paid-again': {
    edits: {
      'table/src/rounds/succession.ts': {
        find: "if (!isSeatSettled(game, seat)) return { seat, does: 'settle' };",
        write:
          "if (!isSeatSettled(game, seat) || takenUp.length >= 0) return { seat, does: 'settle' };",
      },
    },
  },
  /** A dealer is offered a correction that only a floorperson may make. */
  'correction-misled': {
    edits: {
      'table/src/corrections/to-correct.ts': {
        find: "who: isSettled ? 'floorperson' : 'dealer'",
        write: "who: isSettled && game.hands.length > 99 ? 'floorperson' : 'dealer'",
      },
    },
  },
  /** Chips that were laid and not placed vanish when the time is over. */
  'laid-chips-vanish': {
    edits: {
      'house/src/live/automation/place-laid.ts': {
        find: 'lies === undefined || !laid.isPlaced(slug, player)',
        write: 'lies === undefined || seat > 0',
      },
    },
  },
  /** Whoever is there and does nothing keeps the seat. */
  'idle-guests': {
    edits: {
      'table/src/people/presence.ts': {
        find: 'return missed.idle >= IDLE_ROUNDS || missed.rounds >= SAT_OUT_ROUNDS',
        write: 'return missed.idle < 0',
      },
    },
  },
  /** A dealer voids a round alone by a call, and the floor is not told. */
  'void-unseen': {
    edits: {
      'table/src/calls/decide.ts': {
        find: "!isFloor(as) && (round === 'void' || round === 'jackpot-only') ?",
        write: "as === 'house' && round === 'void' ?",
      },
    },
  },
  /** A correction says that it is done, and the payments stay as they were. */
  'correction-unsettled': {
    edits: {
      'table/src/corrections/decide.ts': {
        find: 'if (command.settle === true) return inSequence(world, [corrects, settledAgain(command)]);',
        write: 'if (command.settle === true) return inSequence(world, [corrects]);',
      },
    },
  },
  /** A hand that is folded for its player, and nobody says why. */
  'silent-timeout': {
    edits: {
      'house/src/live/plan/table-command.ts': {
        find: 'noticeOfFold(draft, slug, before, command);',
        write: '',
      },
    },
  },
  /** Buying in and cashing out empties the tray, and nothing fills it. */
  'empty-tray': {
    edits: {
      'house/src/live/plan/fill-tray.ts': {
        find: "settings.dealing === 'automatic' && table.phase === 'open';",
        write: "settings.dealing === 'automatic' && table.phase === 'closed';",
      },
    },
  },
  /** A clock that was ahead and is set back stands until it has caught up. */
  'clock-stands': {
    edits: {
      'house/src/clock/steady-clock.ts': {
        find: 'at + Math.max(0, ran - since)',
        write: 'at + Math.min(0, ran - since)',
      },
    },
  },
  /** Practice players who were sent away stay away for whoever comes next. */
  'practice-stays-away': {
    edits: {
      'house/src/live/automation/practice-seats.ts': {
        find: 'return stays ? stay.count : settings.practice;',
        write: 'return stays || stay.count >= 0 ? stay.count : settings.practice;',
      },
    },
  },
};
