import { MOST_CENTS } from '@baize/money';
import {
  type Decoded,
  type Decoder,
  day,
  decode,
  either,
  list,
  nullable,
  object,
  oneOf,
  recordOf,
  text,
  wholeNumber,
  yesNo,
} from '@baize/result';
import { DEALING_METHODS } from '../schema/cards-and-dealing.js';
import { GAME_IDS, RULEBOOK_IDS } from '../schema/games.js';
import { IRREGULARITIES } from '../schema/irregularities.js';
import { JACKPOT_TYPES } from '../schema/jackpots.js';
import { type TableKey, WAGER_IDS } from '../schema/names.js';
import { SETTING_NAMES, type SettingValue } from '../schema/settings.js';
import { APPROVAL_KINDS } from '../schema/signage.js';
import { TREATMENT_NAMES } from '../schema/treatments.js';

/** The operator's elections, as they come from JSON: amounts in cents, rates in basis points. */

const cents = wholeNumber(1, MOST_CENTS);
const basisPoints = wholeNumber(0, 10_000);

const TABLE_KEYS: readonly TableKey[] = [...WAGER_IDS, 'ante-bonus', 'kickout'];

const jackpot = object(
  {},
  {
    type: oneOf(JACKPOT_TYPES),
    /** The fixed wager of its sensor. */
    wager: cents,
    /** What the meter restarts from. */
    seed: cents,
    /** What it starts from the first time, where that differs. */
    initial: cents,
    reserve: wholeNumber(0, MOST_CENTS),
    rate: basisPoints,
    reserveRate: basisPoints,
    suit: oneOf(['c', 'd', 'h', 's']),
    envy: yesNo,
    /** The shared meter it is linked to: it must be of the same kind in everything. */
    link: object({
      jackpot: text,
      game: oneOf(GAME_IDS),
      type: oneOf(JACKPOT_TYPES),
      paytable: text,
      wager: cents,
    }),
  },
);

const setting: Decoder<SettingValue> = either<SettingValue>(
  'a text, a number, true or false, or a list of texts',
  text,
  wholeNumber(0),
  yesNo,
  list(text),
);

const limit = object({ min: cents, max: cents }, { step: cents });

const shuffler = object(
  { model: text, counts: yesNo },
  { reshuffles: yesNo, approvedModel: yesNo, licensedMaker: yesNo },
);

const deck = object({ colour: text, design: text });

const equipment = object(
  { dealing: oneOf(DEALING_METHODS), decks: list(deck) },
  {
    shuffler: nullable(shuffler),
    /** The jackpot controller, and what stands at each position. */
    progressiveSystem: object(
      { model: text, deviceAtEveryPosition: yesNo, locksAtNoMoreBets: yesNo },
      {
        /** Whether its displays are on a network, wired or wireless. */
        displayOnNetwork: yesNo,
      },
    ),
    /** Which option each sensor of a position plays. */
    sensors: list(oneOf(WAGER_IDS)),
    tipBox: oneOf(['beside-the-dealer', 'alternative']),
    dropBox: yesNo,
    discardRack: yesNo,
    jackpotSignage: yesNo,
  },
);

const approval = object(
  { kind: oneOf(APPROVAL_KINDS), reference: text, date: day },
  {
    effective: day,
    until: day,
    /** The digest of the elections it was given for, where a change asks for a new one. */
    covers: text,
  },
);

const promotion = object({
  name: text,
  wager: oneOf(WAGER_IDS),
  from: day,
  until: day,
  consent: object({ reference: text, date: day }),
});

/** What the house does where its document says nothing of irregularities, and the paper that says so. */
const irregularityPolicy = object({
  reference: text,
  outcomes: recordOf(IRREGULARITIES, oneOf(TREATMENT_NAMES)),
});

const requiredFields = {
  version: wholeNumber(1, 1),
  rulebook: oneOf(RULEBOOK_IDS),
  name: text,
  operator: text,
  effective: day,
  positions: wholeNumber(1),
  limits: recordOf(WAGER_IDS, limit),
  equipment,
  paytables: recordOf(TABLE_KEYS, text),
};

const optionalFields = {
  jackpots: recordOf(WAGER_IDS, jackpot),
  settings: recordOf(SETTING_NAMES, setting),
  irregularityPolicy,
  /** Limits set by law that the document only cites. */
  ceilings: recordOf(['single-wager'], cents),
  venue: oneOf(['commercial', 'tribal']),
  approvals: list(approval),
  promotions: list(promotion),
  /** Readings that the regulator has confirmed: `AMB-04`. */
  confirmed: list(text),
};

export const houseRulesDecoder = object(requiredFields, optionalFields);

/**
 * House rules as a round file has them: the same format, of which only the tables, jackpots and settings
 * are asked for.
 */
export const roundHouseDecoder = object({}, { ...requiredFields, ...optionalFields });

type DecodedBy<D> = D extends Decoder<infer T> ? T : never;

export type HouseRules = DecodedBy<typeof houseRulesDecoder>;
/** What a round needs to be settled: which tables, jackpots and readings are in force. */
export type Elections = Partial<
  Pick<HouseRules, 'paytables' | 'jackpots' | 'settings' | 'irregularityPolicy'>
>;
export type JackpotElection = DecodedBy<typeof jackpot>;
export type Equipment = DecodedBy<typeof equipment>;
export type Approval = DecodedBy<typeof approval>;
export type WagerLimit = DecodedBy<typeof limit>;

export const decodeHouseRules = (data: unknown): Decoded<HouseRules> =>
  decode(houseRulesDecoder, data);
