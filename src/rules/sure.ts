/** The thing itself, where our own code has made sure that it is there; a mistake of ours throws. */
export const sure = <Thing>(thing: Thing | undefined | null): Thing => {
  if (thing === undefined || thing === null) throw new Error('Something of the game is missing.');
  return thing;
};
