/** Where the page is: one address for a whole duel, so that it tells nothing of its turn. */
export type Route =
  | { readonly stage: 'start' }
  | { readonly stage: 'duel'; readonly id: string }
  | { readonly stage: 'booklets' }
  | { readonly stage: 'leaf'; readonly id: string; readonly page: number }
  | { readonly stage: 'gallery'; readonly id: string }
  | { readonly stage: 'print'; readonly id: string }
  | { readonly stage: 'records' }
  | { readonly stage: 'replay'; readonly id: string; readonly turn: number }
  | { readonly stage: 'rules' }
  | { readonly stage: 'nowhere' };

/** The route of a hash, whatever it is. */
export const routeOf = (hash: string): Route => {
  const [first = '', second, third] = hash.replace(/^#?\/?/, '').split('/');
  const id = second !== undefined && /^[a-z0-9-]{1,40}$/.test(second) ? second : null;
  const count = third !== undefined && /^\d{1,5}$/.test(third) ? Number(third) : null;
  switch (first) {
    case '':
      return { stage: 'start' };
    case 'duel':
      return id ? { stage: 'duel', id } : { stage: 'nowhere' };
    case 'booklets':
      if (second === undefined) return { stage: 'booklets' };
      if (!id) return { stage: 'nowhere' };
      return {
        stage: 'leaf',
        id,
        page: count !== null && count % 2 === 1 && count < 64 ? count : 1,
      };
    case 'gallery':
      return id ? { stage: 'gallery', id } : { stage: 'nowhere' };
    case 'print':
      return id ? { stage: 'print', id } : { stage: 'nowhere' };
    case 'records':
      if (second === undefined) return { stage: 'records' };
      return id ? { stage: 'replay', id, turn: count ?? 1 } : { stage: 'nowhere' };
    case 'rules':
      return { stage: 'rules' };
    default:
      return { stage: 'nowhere' };
  }
};

/** What the window's title says. */
export const titleOf = (route: Route): string =>
  ({
    start: 'Viewscreen',
    duel: 'A duel · Viewscreen',
    booklets: 'Booklets · Viewscreen',
    leaf: 'Leafing · Viewscreen',
    gallery: 'Pictures · Viewscreen',
    print: 'Booklet to print · Viewscreen',
    records: 'Records · Viewscreen',
    replay: 'A record · Viewscreen',
    rules: 'Rules · Viewscreen',
    nowhere: 'Viewscreen',
  })[route.stage];
