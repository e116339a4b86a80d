import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import rfl from '../../../books/rfl-3n.json';
import '../../../src/elements/cards/card-stage.ts';
import '../../../src/elements/cards/mech-stage.ts';
import '../../../src/elements/cards/pilot-stage.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import type { BookletDocument } from '../../../src/rules/document/booklet-document.ts';
import { partsOfWreck } from '../../../src/rules/campaign/acts/salvage.ts';
import { canKill } from '../../../src/rules/campaign/game/paper.ts';
import { longestWords } from '../../longest-words.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import {
  bailedOut,
  cardsOf,
  done,
  enlist,
  evening,
  founded,
  mustered,
  settleAll,
} from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { expectSheetsInside } from '../common/sheets-inside.ts';
import { until } from '../until.ts';
import { layStage } from './cards-table.ts';

before(() => withOwnDatabase('viewscreen-longest-cards'));

const longest = () => {
  const read = parseBooklet(longestWords(rfl as BookletDocument));
  if (!read.ok) throw new Error('the longest booklet has faults');
  return read.booklet;
};

const W = (count: number): string => 'W'.repeat(count);

/** Ada, with the longest words, has beaten Finn and taken every part; her own have criticals that cannot kill. */
const evenings = async (): Promise<{ here: Evening; id: string }> => {
  const booklet = longest();
  const here = await evening(booklet);
  const hangar = await here.enter(await founded(here));
  await done(enlist(hangar, 'Ada', booklet));
  await done(enlist(hangar, 'Finn', booklet));
  const words = { name: `A${W(23)}`, nickname: W(24), unit: W(40) };
  await done(hangar.do({ kind: 'rename pilot', pilot: 'p1', words }));
  for (const mech of ['m1', 'm2'])
    await done(hangar.do({ kind: 'rename mech', mech, words: { name: W(24), paint: 'bars' } }));
  const { game } = await mustered(hangar, 'with paper');
  const stand = bailedOut(hangar);
  const parts = new Map(booklet.criticals.map((critical) => [critical.part, critical]));
  const criticals = [...parts.values()]
    .map(({ part, effects }) => ({ part, effects, times: 2 }))
    .filter((critical) => !canKill('critical', critical));
  await done(
    hangar.playedOnPaper(game, {
      ...stand,
      fighters: stand.fighters.map((fighter, place) =>
        place === 0 ? { ...fighter, criticals } : fighter,
      ),
    }),
  );
  await settleAll(hangar, game, (next) => {
    if (next.step === 'replacement') return { ...next, mech: null };
    if (next.step !== 'salvage') return next;
    const wreck = partsOfWreck(cardsOf(hangar), { mech: 'm2' });
    return { ...next, take: wreck.map(({ part }) => part.name) };
  });
  return { here, id: hangar.id };
};

/** What sticks out of a box to the right or below: nothing may. */
const beyond = (box: Element, within: ParentNode = box): readonly string[] => {
  const { right, bottom } = box.getBoundingClientRect();
  return [...within.querySelectorAll('*')].flatMap((each) => {
    if (each.closest('.unseen, svg')) return [];
    const at = each.getBoundingClientRect();
    return at.right > right + 1 || at.bottom > bottom + 1 ? [each.outerHTML.slice(0, 80)] : [];
  });
};

/** Whether the blocks of a card are below each other without overlap, and end on it. */
const apart = (inside: Element): boolean =>
  [...inside.children].every((each) => {
    const next = each.nextElementSibling?.getBoundingClientRect().top;
    const below = next ?? inside.getBoundingClientRect().bottom;
    const inner = [...each.querySelectorAll(':not(.unseen)')].filter(
      (one) => !one.closest('.unseen'),
    );
    return [each, ...inner].every((one) => one.getBoundingClientRect().bottom <= below + 1);
  });

const laid = async (here: Evening, stage: LitElement): Promise<void> => {
  await layStage(here, stage);
  await document.fonts.ready;
};

describe('the longest words a booklet or card may have', () => {
  it('are printed in full on both paper cards', async () => {
    const { here, id } = await evenings();
    const stage = document.createElement('card-stage');
    Object.assign(stage, { hangarId: id, pilotId: 'p1' });
    await laid(here, stage);
    const cards = (): Element[] => [...stage.renderRoot.querySelectorAll('.card')];
    await until(() => cards().length === 2);
    await until(() => cards().every((card) => beyond(card).length === 0), 'all is on the cards');
    for (const inside of stage.renderRoot.querySelectorAll('.inside'))
      expect(apart(inside)).to.equal(true);
  });

  for (const width of [360, 390, 820])
    it(`leave the sheet of paper whole in a window ${width} pixels wide`, async () => {
      const { here, id } = await evenings();
      await setViewport({ width, height: 1180 });
      const stage = document.createElement('card-stage');
      Object.assign(stage, { hangarId: id, pilotId: 'p1' });
      await laid(here, stage);
      await until(() => stage.renderRoot.querySelector('.sheet'));
      await expectSheetsInside(stage, { scale: Math.min(1.32, (width - 20) / 559.37) });
    });

  for (const width of [360, 820])
    it(`fit the pages of a pilot and of a 'Mech at ${width} pixels`, async () => {
      const { here, id } = await evenings();
      await setViewport({ width, height: 1180 });
      for (const [tag, of] of [
        ['pilot-stage', { pilotId: 'p1' }],
        ['mech-stage', { mechId: 'm1' }],
      ] as const) {
        const stage = document.createElement(tag);
        Object.assign(stage, { hangarId: id, ...of });
        stage.style.height = '640px';
        await laid(here, stage);
        const bar = stage.renderRoot.querySelector('stage-bar')!;
        expect(bar.getBoundingClientRect().height, tag).to.be.below(200);
        const body = stage.renderRoot.querySelector('.body')!;
        await until(() => body.querySelector(':scope > *'));
        await until(() => body.scrollWidth <= body.clientWidth, `${tag} in ${width}`);
        stage.remove();
      }
    });
});
