import type { ContestEvent, RicochetEvent, Stamp } from '@baize/games';
import type { Fund, Funds } from '@baize/jackpot';
import type { Micros } from '@baize/money';
import {
  type Decoder,
  decode,
  err,
  list,
  object,
  ok,
  oneOf,
  type Result,
  recordOf,
  text,
  wholeNumber,
} from '@baize/result';
import {
  canonicalText,
  citationLabel,
  pinnedText,
  putInForce,
  RULEBOOK_IDS,
  type Rulebook,
  type RulesInForce,
  roundHouseDecoder,
  rulebookById,
  rulebookInForce,
  WAGER_IDS,
} from '@baize/rulebook';
import { sha256 } from '../sha256.js';
import { contestEvent, ricochetEvent } from './recorded-events.js';

/** A recorded round, version 1: a public format that people keep, and replay to settle disputes. */

const micros = wholeNumber(0) as Decoder<Micros>;
const fund: Decoder<Fund> = object({ meterMicros: micros, reserveMicros: micros });
const anything: Decoder<unknown> = (value) => value;

const recordedRound = object({
  version: wholeNumber(1, 1),
  rulebook: oneOf(RULEBOOK_IDS),
  house: roundHouseDecoder,
  /** The digest of rulebook and house rules, as `baize rules check` prints it. */
  rules: text,
  /** Every meter when the sensors locked, the round's contributions in it. */
  meters: recordOf(WAGER_IDS, fund),
  events: list(anything),
});

type DecodedBy<D> = D extends Decoder<infer T> ? T : never;
type Shell = DecodedBy<typeof recordedRound>;

/** A recorded round under its own rules, which are the rules of today or it is refused. */
export interface RecordedRound {
  readonly rules: RulesInForce;
  readonly digest: string;
  readonly meters: Funds;
  readonly played: Played;
}

type Played =
  | { readonly kind: 'contest'; readonly events: readonly ContestEvent[] }
  | { readonly kind: 'ricochet'; readonly events: readonly RicochetEvent[] };

type Wrong = readonly string[];

/**
 * A reader of recorded rounds. It remembers the rules it has put in force: rounds of one table have the
 * same, and their digest takes longer than all the rest.
 */
export const recordedRoundReader = (): ((data: unknown) => Result<RecordedRound, Wrong>) => {
  const known = new Map<string, Result<RulesInForce, Wrong>>();
  return (data) => {
    const decoded = decode(recordedRound, data);
    if (!decoded.ok) return err(decoded.problems.map(({ message }) => message));
    const { rulebook, house, rules: digest } = decoded.value;
    const key = canonicalText({ rulebook, house, digest });
    const rules = known.get(key) ?? rulesOf(decoded.value);
    known.set(key, rules);
    return rules.ok ? playedBy(rules.value, decoded.value) : rules;
  };
};

const playedBy = (rules: RulesInForce, shell: Shell): Result<RecordedRound, Wrong> => {
  const missing = rules.jackpots.find(({ id }) => shell.meters[id] === undefined);
  if (missing !== undefined) return err([`meters.${missing.id} is missing`]);
  const played = playedOf(rules.rulebook, shell.events);
  if (!played.ok) return played;
  const [first] = played.value.events as readonly (Stamp & { type: string; rules?: string })[];
  if (first?.type === 'RoundOpened' && first.rules !== shell.rules) {
    return err([
      `events[0].rules is ${first.rules ?? ''}, and the file's rules are ${shell.rules}`,
    ]);
  }
  return ok({
    rules,
    digest: shell.rules,
    meters: shell.meters,
    played: played.value,
  });
};

const rulesOf = ({ rulebook: id, house, rules: recorded }: Shell): Result<RulesInForce, Wrong> => {
  if (house.rulebook !== undefined && house.rulebook !== id) {
    return err([`house.rulebook is ${house.rulebook}, and the round was played by ${id}`]);
  }
  const inForce = house.effective === undefined ? undefined : rulebookInForce(id, house.effective);
  const rulebook = inForce ?? rulebookById(id);
  const digest = sha256(pinnedText(rulebook, house));
  if (digest !== recorded) {
    return err([
      `the rules are not those the round was played by: they make ${digest}, and the file says ${recorded}`,
    ]);
  }
  const rules = putInForce(rulebook, house);
  return rules.ok
    ? rules
    : err(
        rules.error.map(
          ({ path, message, cite }) => `house.${path}: ${message} (${citationLabel(cite)})`,
        ),
      );
};

const playedOf = ({ game }: Rulebook, events: readonly unknown[]): Result<Played, Wrong> => {
  if (game === 'ricochet-poker') {
    const decoded = decode(under('events', list(ricochetEvent)), events);
    return decoded.ok
      ? ok({ kind: 'ricochet', events: decoded.value })
      : err(decoded.problems.map(({ message }) => message));
  }
  const decoded = decode(under('events', list(contestEvent)), events);
  return decoded.ok
    ? ok({ kind: 'contest', events: decoded.value })
    : err(decoded.problems.map(({ message }) => message));
};

/** Problems are told with the place in the whole file. */
const under =
  <T>(path: string, decoder: Decoder<T>): Decoder<T> =>
  (value, _, tell) =>
    decoder(value, path, tell);
