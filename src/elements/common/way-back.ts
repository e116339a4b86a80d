// What the browser's Back does: it first puts away what lies open, then leaves the stage as ever. Below a
// stage that takes Back lies a second entry of the same address, the same for every stage and moment: the
// history holds nothing but the addresses.

/** What the history keeps with an entry. */
interface Entry {
  /** The address it was gone to from. */
  readonly from?: string;
  /** Of two entries of one address, the first and the one that catches Back. */
  readonly part?: 'first' | 'catch';
}

const entry = (): Entry => {
  const kept: unknown = history.state;
  return typeof kept === 'object' && kept !== null ? kept : {};
};

/** Puts something away or goes a step back; false where there is nothing. */
type Taker = () => boolean;

const takers: Taker[] = [];
let here: { readonly hash: string; readonly part: Entry['part'] | undefined } = {
  hash: '',
  part: undefined,
};

const note = (): void => {
  here = { hash: location.hash, part: entry().part };
};

const lay = (): void => {
  if (entry().part === 'catch') return;
  history.replaceState({ ...entry(), part: 'first' }, '');
  history.pushState({ ...entry(), part: 'catch' }, '');
  note();
};

const gone = ({ oldURL }: HashChangeEvent): void => {
  if (!entry().from) history.replaceState({ ...entry(), from: new URL(oldURL).hash || '#/' }, '');
  note();
};

const back = (): void => {
  const was = here;
  note();
  if (was.part !== 'catch' || here.part !== 'first' || was.hash !== here.hash) return;
  if (takers.toReversed().some((take) => take())) lay();
  else history.back();
};

// Whatever is read without a page, such as the table of stages, has no history.
if ('history' in globalThis) {
  note();
  addEventListener('hashchange', gone);
  addEventListener('popstate', back);
}

/** Asks `taker` at Back, before those that asked earlier. Gives what ends that. */
export const onBack = (taker: Taker): (() => void) => {
  takers.push(taker);
  lay();
  return () => {
    const place = takers.indexOf(taker);
    if (place >= 0) takers.splice(place, 1);
  };
};

/** The address from which this one was gone to, such as `#/records`; empty where that is not known. */
export const cameFrom = (): string => entry().from ?? '';
