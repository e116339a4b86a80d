// The browser's Back first closes what is open, then leaves the stage. For this a stage that handles Back has a
// second history entry of the same address; the history holds only addresses.

/** State of a history entry. */
interface Entry {
  readonly from?: string;
  /** Of two entries of one address, the first and the one that catches Back. */
  readonly part?: 'first' | 'catch';
}

const entry = (): Entry => {
  const kept: unknown = history.state;
  return typeof kept === 'object' && kept !== null ? kept : {};
};

/** Closes something or goes a step back; false if there is nothing to do. */
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

// Modules read outside a page (the table of stages) have no history.
if ('history' in globalThis) {
  note();
  addEventListener('hashchange', gone);
  addEventListener('popstate', back);
}

/** Calls `taker` on Back before those registered earlier. Gives the function that removes it. */
export const onBack = (taker: Taker): (() => void) => {
  takers.push(taker);
  lay();
  return () => {
    const place = takers.indexOf(taker);
    if (place >= 0) takers.splice(place, 1);
  };
};

/** The address before this one, such as `#/records`; empty if unknown. */
export const cameFrom = (): string => entry().from ?? '';
