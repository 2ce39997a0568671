import { EXAMPLE_RULEBOOK } from '../games.js';

/** An option with a value. The third part is its default, the fourth lists its choices. */
type ValueOption = readonly [
  value: `<${string}>`,
  words: string,
  usual?: string | typeof REQUIRED | typeof REPEATED,
  choices?: readonly string[],
];

/** A plain string describes a switch. */
export type OptionSpec = string | ValueOption;

/** A command as data: loaded at every start, so it imports nothing heavy. */
export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly arguments?: readonly (readonly [name: string, words: string])[];
  /** By their names in code: `fourColour` is `--four-colour`. */
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly string[];
  /** Shown below the examples. */
  readonly end?: string;
}

export const REQUIRED = { is: 'required' } as const;
export const REPEATED = { is: 'repeated' } as const;

type Value<O> = O extends readonly [string, string, unknown, readonly (infer Choice)[]]
  ? Choice
  : O extends readonly [string, string, typeof REPEATED]
    ? readonly string[]
    : O extends string
      ? true
      : string;

/** Always present: required, or with a default. */
type Always = readonly [string, string, string | typeof REQUIRED, ...unknown[]];

/** The options as a command's `run` gets them. */
export type Given<S extends Pick<CommandSpec, 'options'>, O = S['options']> = {
  readonly [N in keyof O as O[N] extends Always ? N : never]: Value<O[N]>;
} & {
  readonly [N in keyof O as O[N] extends Always ? never : N]?: Value<O[N]>;
};

export const RULEBOOK = [
  '<rulebook>',
  `a rulebook, as in ${EXAMPLE_RULEBOOK} (see: baize rules list)`,
] as const;

export const HOUSE = ['<file>', 'by these house rules (otherwise by ready-made ones)'] as const;
export const DATA = ['<folder>', 'the folder of the house', './baize-data'] as const;
export const JSON_OUT = 'print as JSON';
export const FOUR_COLOUR = 'clubs green and diamonds blue';
