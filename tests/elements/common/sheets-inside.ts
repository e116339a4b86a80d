import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { until } from '../until.ts';

/** A sheet of A5 with its margins (pixels). */
const WIDE = 559.37;

/** Fails where a sheet of paper on a stage stands out of the window, or is not shown at `scale`. */
export const expectSheetsInside = async (
  stage: LitElement,
  { scale }: { readonly scale: number },
): Promise<void> => {
  const sheets = (): DOMRect[] =>
    [...stage.renderRoot.querySelectorAll('.sheet')].map((sheet) => sheet.getBoundingClientRect());
  await until(
    () => sheets().every(({ width }) => Math.abs(width - scale * WIDE) < 2),
    `every sheet shown at ${scale}`,
  );
  expect(sheets().length).to.be.at.least(1);
  for (const { left, right } of sheets()) {
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(innerWidth);
  }
};
