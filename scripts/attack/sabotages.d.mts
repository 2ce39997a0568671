export const SABOTAGES: Readonly<
  Record<
    string,
    {
      readonly what: string;
      /** The part of the attack that finds it. */
      readonly part: string;
      readonly edits: Readonly<Record<string, { readonly find: string; readonly write: string }>>;
    }
  >
>;
