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
  electionsText,
  houseRulesDecoder,
  pinnedText,
  putInForce,
  RULEBOOK_IDS,
  rulebookById,
  rulebookInForce,
  WAGER_IDS,
} from '@baize/rulebook';
import type { PinnedRules } from '@baize/table';
import { sha256 } from '../input/house-table.js';

/** Recorded rounds are a public format: people keep them and replay them to settle disputes. */

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** `2026-03-07T20:15:00.000Z`. */
const time: Decoder<string> = (value, path, tell) => {
  if (typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value))) {
    return value;
  }
  const message = `${path} must be a time such as "2026-03-07T20:15:00.000Z"`;
  tell({ code: 'wrong-type', path, message });
  return undefined;
};

/** A recorded event: its time is needed to replay it, the rest is compared. */
export interface RecordedEvent {
  readonly at: string;
  readonly event: unknown;
  readonly path: string;
}

const event: Decoder<RecordedEvent> = (value, path, tell) => {
  const at = typeof value === 'object' && value !== null && 'at' in value ? value.at : undefined;
  const moment = time(at, `${path}.at`, tell);
  return moment === undefined ? undefined : { at: moment, event: value, path };
};

const anything: Decoder<unknown> = (value) => value;
const micros = wholeNumber(0) as Decoder<Micros>;
const fund: Decoder<Fund> = object({ meterMicros: micros, reserveMicros: micros });

const rulesFields = {
  rulebook: oneOf(RULEBOOK_IDS),
  house: houseRulesDecoder,
  /** The digest of rulebook and house rules, as `baize rules check` prints it. */
  rules: text,
};

/** Version 1 has the game's events only, and every meter as the sensors locked. */
const first = object({
  version: wholeNumber(1, 1),
  ...rulesFields,
  meters: recordOf(WAGER_IDS, fund),
  events: list(event),
});

/** Version 2 has all streams of the table, and its state, meters and books before the round. */
const second = object({
  version: wholeNumber(2, 2),
  ...rulesFields,
  before: object({ table: anything, meters: anything, books: anything }),
  happened: list(object({ stream: text, events: list(event) }, { jackpot: oneOf(WAGER_IDS) })),
});

type DecodedBy<D> = D extends Decoder<infer T> ? T : never;

/** Its rules must be those of today, or it is refused. */
export type RecordedRound =
  | {
      readonly version: 1;
      readonly rules: PinnedRules;
      readonly meters: Funds;
      readonly events: readonly RecordedEvent[];
    }
  | {
      readonly version: 2;
      readonly rules: PinnedRules;
      readonly before: DecodedBy<typeof second>['before'];
      readonly events: readonly RecordedEvent[];
    };

type Wrong = readonly string[];
type Rules = Pick<DecodedBy<typeof second>, 'rulebook' | 'house' | 'rules'>;

/** Caches the rules of a table: their digest takes longer than all the rest. */
export const recordedRoundReader = (): ((data: unknown) => Result<RecordedRound, Wrong>) => {
  const known = new Map<string, Result<PinnedRules, Wrong>>();
  const rulesIn = (given: Rules): Result<PinnedRules, Wrong> => {
    const { rulebook, house, rules: digest } = given;
    const key = canonicalText({ rulebook, house, digest });
    const rules = known.get(key) ?? rulesOf(given);
    known.set(key, rules);
    return rules;
  };
  return (data) => {
    const isFirst =
      typeof data === 'object' && data !== null && 'version' in data && data.version === 1;
    return isFirst ? readFirst(data, rulesIn) : readSecond(data, rulesIn);
  };
};

type RulesIn = (given: Rules) => Result<PinnedRules, Wrong>;

const decodedBy = <T>(decoder: Decoder<T>, data: unknown): Result<T, Wrong> => {
  const decoded = decode(decoder, data);
  return decoded.ok ? ok(decoded.value) : err(decoded.problems.map(({ message }) => message));
};

const readFirst = (data: unknown, rulesIn: RulesIn): Result<RecordedRound, Wrong> => {
  const decoded = decodedBy(first, data);
  if (!decoded.ok) return decoded;
  const rules = rulesIn(decoded.value);
  if (!rules.ok) return rules;
  const { meters, events } = decoded.value;
  const missing = rules.value.inForce.jackpots.find(({ id }) => meters[id] === undefined);
  return missing === undefined
    ? ok({ version: 1, rules: rules.value, meters, events })
    : err([`meters.${missing.id} is missing`]);
};

const readSecond = (data: unknown, rulesIn: RulesIn): Result<RecordedRound, Wrong> => {
  const decoded = decodedBy(second, data);
  if (!decoded.ok) return decoded;
  const rules = rulesIn(decoded.value);
  if (!rules.ok) return rules;
  const { before, happened } = decoded.value;
  const events = happened.flatMap((one) => one.events);
  return ok({ version: 2, rules: rules.value, before, events });
};

const rulesOf = ({ rulebook: id, house, rules: recorded }: Rules): Result<PinnedRules, Wrong> => {
  if (house.rulebook !== id) {
    return err([`house.rulebook is ${house.rulebook}, and the round was played by ${id}`]);
  }
  const rulebook = rulebookInForce(id, house.effective) ?? rulebookById(id);
  const digest = sha256(pinnedText(rulebook, house));
  if (digest !== recorded) {
    return err([
      `the rules are not those the round was played by: they make ${digest}, and the file says ${recorded}`,
    ]);
  }
  const inForce = putInForce(rulebook, house);
  if (inForce.ok) {
    const electionsDigest = sha256(electionsText(rulebook, house));
    return ok({ digest, electionsDigest, inForce: inForce.value, house });
  }
  return err(
    inForce.error.map(
      ({ path, message, cite }) => `house.${path}: ${message} (${citationLabel(cite)})`,
    ),
  );
};
