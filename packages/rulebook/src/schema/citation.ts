import type { ClauseId } from './cited.js';

/** What this house asks for, where no document does. */
const HOUSE_POLICIES = {
  roles: 'Who may give which order, and who may not be the same person.',
  reasons: 'Who decides, corrects or overrules says why, and it goes on record.',
  'two-people':
    'A correction of more than $100, or beyond $300 by one person in a gaming day, whatever lowers a meter, and who becomes or stays staff take two different people.',
  corrections:
    'A mistake is put right by a new entry, under the rules of its round, and the old one stays.',
  'void-round':
    'A floorperson voids a round for a reason that no rule foresees, or the dealer 15 minutes after a call that brought nobody; the wagers go back.',
  chips: 'Wagers are made in chips, and no chips or money move that are not there.',
  'own-money':
    'A player’s wallet, chips and seat are moved by that player; the dealer of the table acts for players without a device.',
  dealers: 'A table opens with a dealer, and whoever deals there does not play there.',
  seats: 'One player in one place, and nobody takes another player’s seat or hand.',
  'opening-and-closing': 'Tables open, close and change their rules between rounds.',
  jackpots: 'How this house sets up, links and keeps its jackpots.',
  approvals: 'What is approved, and from when to when, is on record with a reference.',
  cards: 'Decks and devices are known by name and kept on record.',
  elections: 'What this house has chosen to offer at its tables.',
  limits: 'The limits and the smallest chips that this house has posted.',
  'time-to-decide': 'How long a player has to decide, and that the hand is folded after it.',
  'time-to-bet':
    'How long bets are taken, from when betting opens; a seat without a wager then sits out.',
  presence:
    'Nobody waits for a player who is not there: the seat sits out, an open hand is folded, and the seat is freed after two rounds.',
  tray: 'The tray of a table without a dealer is filled when it is low, and after chips are cashed.',
  'stalled-tables':
    'A table without a dealer that does not get on is voided after a stated time, and every wager goes back.',
  decisions: 'A decision that a player has made stands.',
  accounts: 'Accounts, wallets and the cage.',
  practice: 'Practice tables are for practice.',
  fairness: 'How cards are shuffled and proved fair.',
} as const;

/** How this software works: what it can read, and in which order things are done. */
const SOFTWARE_PARTS = {
  orders: 'An order names what is on record, and asks for what is not done already.',
  steps: 'A round goes step by step; this step is at another moment.',
  forms: 'Amounts are whole cents, counts whole numbers, cards are written As Td 9h 2c.',
  'cards-on-the-felt': 'A card lies in one place; cards go where one is due.',
  'house-rules': 'House rules are written for one rulebook, with the names that it knows.',
  records: 'A record is kept under its rules, and is read under the same ones.',
  store: 'What is stored is stored once, and in order.',
} as const;

type HousePolicy = keyof typeof HOUSE_POLICIES;
type SoftwarePart = keyof typeof SOFTWARE_PARTS;

type HouseCite = `house:${HousePolicy}` | `baize:${SoftwarePart}`;

/**
 * Who says so: a clause of a document, a reading of one (`AMB-36`), or the house, its policy or its
 * software. Each is a name that is known, so that nothing can be cited that says nothing.
 */
export type Citation = ClauseId | HouseCite;

export const byPolicy = <const P extends HousePolicy>(policy: P): `house:${P}` => `house:${policy}`;

export const bySoftware = <const S extends SoftwarePart>(part: S): `baize:${S}` => `baize:${part}`;

export type CitationKind = 'clause' | 'reading' | 'house' | 'software';

/** Told by its form. Older records cite the house as `house` alone. */
export const citationKind = (cite: string): CitationKind => {
  if (cite === 'house' || cite.startsWith('house:')) return 'house';
  if (cite.startsWith('baize:')) return 'software';
  return cite.startsWith('AMB-') ? 'reading' : 'clause';
};

/** As a person reads it: the id of a clause or a reading, or that it is the house. */
export const citationLabel = (cite: string): string => {
  const kind = citationKind(cite);
  if (kind === 'house') return 'House policy';
  return kind === 'software' ? 'Baize' : cite;
};

const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(HOUSE_POLICIES).map(([name, words]) => [`house:${name}`, words] as const),
  ...Object.entries(SOFTWARE_PARTS).map(([name, words]) => [`baize:${name}`, words] as const),
]);

/** What the house says there. */
export const houseWords = (cite: string): string | undefined => WORDS.get(cite);
