/** Where somebody is on the floor. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'history' }
  | { readonly page: 'proof'; readonly table: string; readonly number: number }
  | { readonly page: 'sign'; readonly table: string }
  | { readonly page: 'sign-in' }
  | { readonly page: 'floor' }
  | { readonly page: 'help'; readonly topic: string | null; readonly table: string | null }
  | { readonly page: 'nowhere' };

export const routeOf = (path: string): Route => {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'lobby' };
  if (first === 'tables' && second !== undefined && parts.length === 2) {
    return { page: 'table', table: decodeURIComponent(second) };
  }
  if (first === 'sign' && second !== undefined && parts.length === 2) {
    return { page: 'sign', table: decodeURIComponent(second) };
  }
  if (first === 'sign-in' && parts.length === 1) return { page: 'sign-in' };
  if (first === 'floor' && parts.length === 1) return { page: 'floor' };
  if (first === 'history' && parts.length === 1) return { page: 'history' };
  if (first === 'rounds' && second !== undefined && /^\d{1,15}$/.test(third ?? '')) {
    return { page: 'proof', table: decodeURIComponent(second), number: Number(third) };
  }
  if (first === 'help' && parts.length <= 2) {
    return { page: 'help', topic: second ?? null, table: null };
  }
  if (first === 'help' && second === 'rules' && third !== undefined && parts.length === 3) {
    return { page: 'help', topic: 'rules', table: decodeURIComponent(third) };
  }
  return { page: 'nowhere' };
};
