/** Chips by what they are worth, in cents, the greatest first. */
export const DENOMINATIONS = [100_000, 50_000, 10_000, 2_500, 500, 100] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

export interface Pile {
  readonly chip: Denomination;
  readonly count: number;
}

/** An amount in as few chips as it takes; what is less than the least chip is left over. */
export const chipsFor = (cents: number): readonly Pile[] => {
  let rest = cents;
  return DENOMINATIONS.flatMap((chip) => {
    const count = Math.floor(rest / chip);
    rest -= count * chip;
    return count === 0 ? [] : [{ chip, count }];
  });
};

/** What is printed on a chip. */
export const chipText = (chip: Denomination): string =>
  chip >= 100_000 ? `${chip / 100_000}K` : String(chip / 100);
