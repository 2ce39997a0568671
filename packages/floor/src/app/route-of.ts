/** A page of the floor, and what it shows. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'history' }
  | { readonly page: 'proof'; readonly table: string; readonly number: number }
  | { readonly page: 'sign'; readonly table: string }
  | { readonly page: 'help'; readonly topic: string | null; readonly table: string | null }
  | { readonly page: 'sign-in' }
  | { readonly page: 'floor' }
  | { readonly page: 'deal'; readonly table: string }
  | { readonly page: 'nowhere' };

const NOWHERE: Route = { page: 'nowhere' };

export const routeOf = (path: string): Route => {
  const [first, second, third, ...more] = partsOf(path);
  if (first === undefined) return { page: 'lobby' };
  if (more.length > 0) return NOWHERE;
  switch (first) {
    case 'history':
    case 'sign-in':
    case 'floor':
      return second === undefined ? { page: first } : NOWHERE;
    case 'tables':
    case 'sign':
    case 'deal':
      if (second === undefined || third !== undefined) return NOWHERE;
      return { page: first === 'tables' ? 'table' : first, table: second };
    case 'rounds':
      if (second === undefined || !/^\d{1,15}$/.test(third ?? '')) return NOWHERE;
      return { page: 'proof', table: second, number: Number(third) };
    case 'help':
      if (third === undefined) return { page: 'help', topic: second ?? null, table: null };
      return second === 'rules' ? { page: 'help', topic: second, table: third } : NOWHERE;
    default:
      return NOWHERE;
  }
};

/** What stands between the slashes, or one part that leads nowhere where it cannot be decoded. */
const partsOf = (path: string): readonly string[] => {
  const parts = path.split('/').filter((part) => part !== '');
  try {
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return [path];
  }
};
