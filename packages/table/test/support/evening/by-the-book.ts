import {
  type NextStep,
  nextStep,
  type TableCommand,
  viewTable,
  type World,
} from '../../../src/index.js';

/** Whether an order is what the procedure asks for now, and whose turn it is to give it. */
export const isByTheBook = (world: World, command: TableCommand): boolean => {
  const next = nextStep(world, command.at);
  return next !== null && (asks(world, next, command) || mayBet(world, command));
};

const asks = (world: World, next: NextStep, command: TableCommand): boolean => {
  switch (next.kind) {
    case 'do':
      return command.as === next.who && matches(world, next.gesture, command);
    case 'deal':
      // A deal may be broken off; it goes on with the next place.
      return (
        command.type === 'Deal' && command.cards.every(({ to }, place) => to === next.places[place])
      );
    case 'turn':
      return command.type === 'Turn' && command.place === next.place;
    case 'rack-stub':
      return command.type === 'RackStub' && (command.counted !== undefined) === next.mustCount;
    case 'take-up':
      return (
        command.type === 'TakeUp' &&
        command.place === next.place &&
        (command.counted !== undefined) === next.mustCount
      );
    case 'players':
      return next.what === 'decide' && command.type === 'Decide' && isTheirs(world, next, command);
    case 'floorperson':
      return false;
  }
};

const isTheirs = (
  world: World,
  { seats }: Extract<NextStep, { readonly kind: 'players' }>,
  { seat, at }: Extract<TableCommand, { readonly type: 'Decide' }>,
): boolean => seats.includes(seat) && actsOf(world, seat, at).length > 0;

/** Bets are placed until the dealer closes them: each player in their own time. */
const mayBet = (world: World, command: TableCommand): boolean =>
  command.type === 'PlaceWagers' &&
  actsOf(world, command.seat, command.at).some(({ act }) => act === 'place-wagers');

const actsOf = (world: World, seat: number, at: string) =>
  viewTable(world, { kind: 'dealer' }, at).round?.legal[seat] ?? [];

/** The same order; what only the people at the table know is theirs to say. */
const matches = (world: World, gesture: object, command: TableCommand): boolean => {
  const { at, by: _by, as: _as, ...given } = command;
  const fill = viewTable(world, { kind: 'dealer' }, at).procedure?.now.fill ?? [];
  return JSON.stringify(without(gesture, fill)) === JSON.stringify(without(given, fill));
};

const without = (value: unknown, fill: readonly string[]): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([field, one]) => one !== undefined && !fill.includes(field))
          .map(([field, one]) => [field, without(one, fill)])
          .toSorted(([left], [right]) => String(left).localeCompare(String(right))),
      )
    : value;
