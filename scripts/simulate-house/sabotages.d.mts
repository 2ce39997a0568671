export const SABOTAGES: Readonly<
  Record<
    string,
    { readonly edits: Readonly<Record<string, { readonly find: string; readonly write: string }>> }
  >
>;
