/** What an element can say: something that happened, in words with hyphens, which no event of the
 *  browser has. Each element declares its own beside its tag. */
export type Happening = Extract<keyof HTMLElementEventMap, `${string}-${string}`>;

/** What whoever listens is given. */
export type Said<Name extends Happening> = HTMLElementEventMap[Name];

type Detail<Name extends Happening> = Said<Name> extends CustomEvent<infer Told> ? Told : never;

/** Says what happened to whoever listens above, through every shadow root. */
export const say = <Name extends Happening>(
  from: EventTarget,
  what: Name,
  ...[detail]: Detail<Name> extends null ? [] : [detail: Detail<Name>]
): void => {
  from.dispatchEvent(new CustomEvent(what, { detail, bubbles: true, composed: true }));
};
