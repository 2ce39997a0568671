import { EXAMPLE_RULEBOOK } from '../games.js';

/** A value's option; without a third part it may be left out. The fourth lists all values there are. */
type ValueOption = readonly [
  value: `<${string}>`,
  words: string,
  usual?: string | typeof REQUIRED | typeof REPEATED,
  choices?: readonly string[],
];

/** An option by its words alone is a switch. */
export type OptionSpec = string | ValueOption;

/** A command as data: its names, options and help, and nothing that takes long to load. */
export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly arguments?: readonly (readonly [name: string, words: string])[];
  /** By their names in the code: `fourColour` is `--four-colour`. */
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Those of the games follow. */
  readonly examples: readonly string[];
  /** Below the examples. */
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

/** A value in every command line: it is required, or has a usual one. */
type Always = readonly [string, string, string | typeof REQUIRED, ...unknown[]];

/** The options of a command as its `run` gets them. */
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
