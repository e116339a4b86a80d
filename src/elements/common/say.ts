/** Names of the game's own events. Each element declares its own beside its tag. */
export type Happening = Extract<keyof HTMLElementEventMap, `${string}-${string}`>;

export type Said<Name extends Happening> = HTMLElementEventMap[Name];

type Detail<Name extends Happening> = Said<Name> extends CustomEvent<infer Told> ? Told : never;

/** Dispatches an event that bubbles through every shadow root. */
export const say = <Name extends Happening>(
  from: EventTarget,
  what: Name,
  ...[detail]: Detail<Name> extends null ? [] : [detail: Detail<Name>]
): void => {
  from.dispatchEvent(new CustomEvent(what, { detail, bubbles: true, composed: true }));
};
