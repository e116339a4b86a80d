import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';

const within = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((each) => [
    each,
    ...(each.shadowRoot ? within(each.shadowRoot) : []),
  ]);

/** Fails where a sheet of paper on a stage has a gradient: some browsers print each dot as a thing of its own. Gives how
 *  many frames there are, which have dots on the screen. */
export const expectDotless = (stage: LitElement): number => {
  const sheets = [...stage.renderRoot.querySelectorAll('.sheet')];
  expect(sheets.length).to.be.at.least(1);
  const all = sheets.flatMap((sheet) => [sheet, ...within(sheet)]);
  const dotted = all.filter((each) => getComputedStyle(each).backgroundImage.includes('gradient'));
  expect(dotted.map((each) => each.outerHTML.slice(0, 60))).to.deep.equal([]);
  return all.filter((each) => each.matches('.frame')).length;
};
