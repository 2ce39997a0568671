export const TablePage = ({ slug }: { readonly slug: string }) => <p>{slug}</p>;
