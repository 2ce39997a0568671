export const ProofPage = ({ table }: { readonly table: string; readonly number: number }) => (
  <p>{table}</p>
);
