import { MOST_CENTS } from '@baize/money';
import {
  type Decoded,
  type Decoder,
  decode,
  either,
  list,
  object,
  oneOf,
  recordOf,
  text,
  wholeNumber,
} from '@baize/result';
import { RULEBOOK_IDS, roundHouseDecoder, WAGER_IDS } from '@baize/rulebook';

/** One round as it lay on the felt, version 1: a public format that people keep for disputes. */

const cents = wholeNumber(1, MOST_CENTS);

const raise: Decoder<{ readonly raise: number }> = object({ raise: cents });

type FileDecision = 'fold' | 'bet' | 'play' | { readonly raise: number };

const decision: Decoder<FileDecision> = either<FileDecision>(
  '"fold", "bet", "play" or { "raise": cents }',
  oneOf(['fold', 'bet', 'play']),
  raise,
);

const seat = object(
  { seat: wholeNumber(1), cards: text, wagers: recordOf(WAGER_IDS, cents) },
  { player: text, decision, draw: text, claims: list(oneOf(WAGER_IDS)) },
);

const roundFile = object(
  {
    version: wholeNumber(1, 1),
    rulebook: oneOf(RULEBOOK_IDS),
    house: roundHouseDecoder,
    dealer: text,
    seats: list(seat),
  },
  { meters: recordOf(WAGER_IDS, wholeNumber(0, MOST_CENTS)) },
);

type DecodedBy<D> = D extends Decoder<infer T> ? T : never;

export type RoundFile = DecodedBy<typeof roundFile>;
export type FileSeat = DecodedBy<typeof seat>;

export const decodeRoundFile = (data: unknown): Decoded<RoundFile> => decode(roundFile, data);
