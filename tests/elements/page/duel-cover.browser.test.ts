import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../../src/elements/page/duel-cover.ts';
import type { DuelCover, OnCover } from '../../../src/elements/page/duel-cover.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { Wear } from '../../../src/rules/words/wear.ts';
import { aloneWithDrawnPictures } from '../alone.ts';
import { expectAccessible } from '../../axe.ts';
import { griffin, rifleman } from '../parts.ts';
import type { StandIn } from '../pictures-table.ts';
import { greyPicture, lay, picturesWith } from '../pictures-table.ts';
import { until } from '../until.ts';

aloneWithDrawnPictures();

const on = (booklet: Booklet, note = ''): OnCover => ({ booklet, mech: booklet.mech.name, note });
const TORN: Wear = { torn: 2, dead: [], limp: [], smoking: false, hot: false, dark: false };

interface Framed {
  readonly width?: number;
  readonly height?: number;
  readonly draws?: boolean;
}

const laid = async (
  battles: readonly (readonly OnCover[])[],
  { width = 366, height = 394, draws = false }: Framed = {},
  { pictures } = picturesWith(),
): Promise<DuelCover> => {
  const cover = await lay<DuelCover>(
    html`<duel-cover
      plates
      alt="A duel"
      ?draws=${draws}
      .battles=${battles}
      .style=${`width: ${width}px; height: ${height}px`}
    ></duel-cover>`,
    pictures,
  );
  await until(
    () => cover.renderRoot.querySelector('.both, view-window') !== null,
    'it is measured',
  );
  return cover;
};

const all = ({ renderRoot }: DuelCover, selector: string): readonly HTMLElement[] => [
  ...renderRoot.querySelectorAll<HTMLElement>(selector),
];
/** What is shown in the parts of a cover, without the names of drawings. */
const shown = (cover: DuelCover): readonly string[] =>
  [
    ...all(cover, '.both img'),
    ...all(cover, 'view-window').map((each) => each.shadowRoot!.querySelector('img')),
  ].map((image) => image?.getAttribute('src')?.replace(/\?.*/, '') ?? '');
const plates = (cover: DuelCover, side: string): readonly string[] =>
  all(cover, `.label.${side} b`).map(({ textContent }) => textContent);

describe('the cover of a duel', () => {
  it('is the one picture of the two where it came with the game, each plate below its own', async () => {
    const cover = await laid([[on(rifleman, '60 tons'), on(griffin, '55 tons')]]);
    expect(shown(cover)).to.deep.equal(['./pictures/rfl-3n/against-grf-1n.webp']);
    expect(plates(cover, 'left')).to.deep.equal(['Griffin']);
    expect(plates(cover, 'right')).to.deep.equal(['Rifleman']);
    await until(() => all(cover, '.both .there').length === 1, 'it is there');
    await expectAccessible(cover);
  });

  it('is that picture too if the pilots have changed places', async () => {
    const cover = await laid([[on(griffin), on(rifleman)]]);
    expect(shown(cover)).to.deep.equal(['./pictures/rfl-3n/against-grf-1n.webp']);
    expect(plates(cover, 'right')).to.deep.equal(['Rifleman']);
  });

  it('is else of both front covers, side by side, the lone pilot at the left', async () => {
    const cover = await laid([[on(griffin), on(griffin)]]);
    await until(() => shown(cover).every(Boolean), 'the covers');
    expect(shown(cover)).to.deep.equal(Array(2).fill('./pictures/grf-1n/cover.webp'));
    expect(all(cover, '.abreast')).to.have.lengthOf(1);
    expect(all(cover, '.lone, .rival').map((part) => getComputedStyle(part).clipPath)).to.satisfy(
      ([lone, rival]: string[]) => lone !== rival && lone?.startsWith('polygon'),
    );
    await expectAccessible(cover);
  });

  it('has them one above the other in an upright frame, whatever pictures of two there are', async () => {
    const cover = await laid([[on(rifleman), on(griffin)]], { height: 700 });
    expect(all(cover, '.stacked')).to.have.lengthOf(1);
    await until(() => shown(cover).every(Boolean), 'the covers');
    expect(shown(cover)).to.deep.equal([
      './pictures/rfl-3n/cover.webp',
      './pictures/grf-1n/cover.webp',
    ]);
    const [above, below] = all(cover, 'view-window').map((part) => part.getBoundingClientRect());
    expect(above!.top).to.be.lessThan(below!.top);
  });

  it('falls back to both covers if the picture of two is none', async () => {
    const cover = await laid([[on(rifleman), on(griffin)]]);
    all(cover, '.both img')[0]!.dispatchEvent(new Event('error'));
    await until(() => all(cover, 'view-window').length === 2, 'the covers');
  });

  const ofTwo = (hands: readonly StandIn[]) =>
    hands.flatMap(({ asked }) => asked).find(({ against }) => against);

  it('shows the two as they are worn once that is drawn, and their still until then, each at its side', async () => {
    const { pictures, hands } = picturesWith();
    const worn = [on(griffin), { ...on(rifleman), wear: TORN }];
    const cover = await laid([worn], { draws: true }, { pictures, hands, givenUp: [] });
    expect(shown(cover)).to.deep.equal(['./pictures/rfl-3n/against-grf-1n.webp']);
    await until(() => ofTwo(hands) !== undefined, 'the picture of two is asked for');
    expect(ofTwo(hands)?.wear).to.deep.equal(TORN);
    const hand = hands.find(({ asked }) => asked.at(-1)?.against)!;
    hand.answer({ picture: await greyPicture(60) });
    await until(() => shown(cover)[0]?.startsWith('blob:') === true, 'it is shown');
    expect(plates(cover, 'right')).to.deep.equal(['Rifleman']);
    // Kept from then on: in a list it is shown, though nothing is drawn there.
    const asked = hands.flatMap((each) => each.asked).length;
    const listed = await laid([worn], {}, { pictures, hands, givenUp: [] });
    await until(() => shown(listed)[0]?.startsWith('blob:') === true, 'it is shown');
    expect(hands.flatMap((each) => each.asked)).to.have.lengthOf(asked);
  });

  it('asks the device to draw no two together where that could hold something up', async () => {
    const { pictures, hands } = picturesWith(() => true);
    const worn = [{ ...on(rifleman), wear: TORN }, on(griffin)];
    await laid([worn], {}, { pictures, hands, givenUp: [] });
    await until(() => hands.some(({ asked }) => asked.length > 0), 'a cover is asked for');
    expect(ofTwo(hands)).to.equal(undefined);
  });

  it('gives the lone pilot a third beside several, and each of seven a sliver that can be seen', async () => {
    const cover = await laid([[on(rifleman), ...Array<OnCover>(7).fill(on(griffin))]]);
    const slivers = all(cover, '.sliver').map((part) => part.getBoundingClientRect());
    expect(slivers).to.have.lengthOf(7);
    for (const { width } of slivers) expect(width).to.be.at.least(88);
    const frame = cover.getBoundingClientRect();
    expect(Math.max(...slivers.map(({ bottom }) => bottom))).to.be.at.most(frame.bottom + 0.5);
  });

  it('has a row for each of several battles', async () => {
    const cover = await laid([
      [on(rifleman), on(griffin)],
      [on(griffin), on(griffin)],
    ]);
    const [first, second] = all(cover, '.battle').map((row) => row.getBoundingClientRect());
    expect(second!.top).to.be.at.least(first!.bottom);
    expect(second!.height).to.be.closeTo(first!.height, 1);
  });

  it('has dots, the name and the plate where there is no booklet yet, and no long name leaves its plate', async () => {
    const mech = 'Abcdefghijklmnopqrstuvwx';
    const cover = await laid([[{ booklet: null, mech, note: '60 tons' }, on(griffin)]], {
      width: 336,
      height: 270,
    });
    expect(all(cover, '.lone .name')[0]?.textContent).to.equal(mech);
    const plate = all(cover, '.label.left')[0]!.getBoundingClientRect();
    const name = all(cover, '.label.left b')[0]!.getBoundingClientRect();
    expect(name.left).to.be.at.least(plate.left);
    expect(name.right).to.be.at.most(plate.right);
    expect(plate.right).to.be.at.most(cover.getBoundingClientRect().left + 168);
  });
});
