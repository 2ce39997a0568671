import type { Command } from 'commander';
import type { Terminal } from '../terminal.js';

/** What a command does, in a module of its own beside its declaration: `run.ts`. */
interface Action<Given extends readonly unknown[]> {
  readonly run: (terminal: Terminal, ...given: Given) => void | Promise<void>;
}

/** Makes the action of a command from the module that has it; the module is loaded when the command is run. */
export type Act = <Given extends readonly unknown[]>(
  load: () => Promise<Action<Given>>,
) => (...given: Given) => Promise<void>;

/** Adds a command below another: its names, options and help, and nothing that takes long to load. */
export type Declare = (parent: Command, act: Act) => void;
