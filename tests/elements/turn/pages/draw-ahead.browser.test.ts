import { expect, html } from '@open-wc/testing';
import { aloneWithDrawnPictures } from '../../alone.ts';
import '../../../../src/elements/turn/film/turn-film.ts';
import '../../../../src/elements/face/face-to-face.ts';
import type { TurnFilm } from '../../../../src/elements/turn/film/turn-film.ts';
import type { FaceToFace } from '../../../../src/elements/face/face-to-face.ts';
import { CALLED } from '../../../../src/rules/fight/steps.ts';
import type { Telling } from '../../../../src/rules/fight/turn.ts';
import { play } from '../../../../src/rules/fight/moves.ts';
import { allowed } from '../../../allowed.ts';
import { battleAfter, names } from '../../parts.ts';
import { greyPicture, lay, picturesWith } from '../../pictures-table.ts';
import { until } from '../../until.ts';

/** Ada's Rifleman shoots at long range: view screen 57 of the Griffin, 59 of the Rifleman. */
const turn: Telling = {
  kind: 'telling',
  orders: [{ console: 54 }, { console: 56 }],
  step: CALLED,
  decided: false,
};
const exchangeWith = (armor?: number) => {
  const opened = battleAfter();
  const battle =
    armor === undefined
      ? opened
      : { ...opened, seats: opened.seats.map((seat) => ({ ...seat, armor })) };
  const played = allowed(play(battle, { seats: turn.orders }));
  return { battle, played };
};

describe('while the numbers of an exchange are called', () => {
  // What an earlier test has kept need not be drawn.
  aloneWithDrawnPictures();

  const laidIn = {
    'turn-film': (exchange: ReturnType<typeof exchangeWith>) =>
      html`<turn-film
        .battle=${exchange.battle}
        .played=${exchange.played}
        .names=${names}
      ></turn-film>`,
    'face-to-face': (exchange: ReturnType<typeof exchangeWith>) =>
      html`<face-to-face
        .battle=${exchange.battle}
        .played=${exchange.played}
        .turn=${turn}
        .names=${names}
      ></face-to-face>`,
  } as const;

  for (const name of ['turn-film', 'face-to-face'] as const)
    it(`the page that will show a damaged 'Mech is drawn in advance: ${name}`, async () => {
      const { pictures, hands } = picturesWith();
      const exchange = exchangeWith();
      const stage = await lay<TurnFilm | FaceToFace>(laidIn[name](exchange), pictures);
      // No 'Mech is damaged yet: the stills do, except for the page where the PPC hits the Rifleman.
      await until(() => hands[0]?.asked.length === 1);
      expect(hands[0]?.asked.map(({ number }) => number)).to.deep.equal([59]);
      expect(hands[0]?.asked[0]?.wear).to.include({ smoking: true });
      hands[0]?.answer({ picture: await greyPicture(8) });
      stage.remove();
    });

  it('a removed stage has no more pages drawn in advance', async () => {
    const { pictures, hands } = picturesWith();
    const exchange = exchangeWith(20);
    const stage = await lay<TurnFilm>(laidIn['turn-film'](exchange), pictures);
    await until(() => hands[0]?.asked.length === 1);
    hands[0]?.answer({ picture: await greyPicture(8) });
    await until(() => hands[0]?.asked.length === 2);
    stage.remove();
    hands[0]?.answer({ picture: await greyPicture(8) });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(hands[0]?.asked).to.have.length(2);
  });

  it('a removed stage decodes no more pictures, even if it is updated later', async () => {
    const { pictures } = picturesWith();
    const stage = await lay<TurnFilm>(laidIn['turn-film'](exchangeWith()), pictures);
    stage.remove();
    const own = window.Image;
    let decoded = 0;
    window.Image = class extends own {
      constructor() {
        super();
        decoded += 1;
      }
    };
    stage.requestUpdate();
    await stage.updateComplete;
    window.Image = own;
    expect(decoded).to.equal(0);
  });

  it('a page does not turn until its still is decoded', async () => {
    const { pictures } = picturesWith();
    const stage = await lay<TurnFilm>(laidIn['turn-film'](exchangeWith()), pictures);
    stage.addEventListener('step-reached', ({ detail }) => (stage.step = detail.step));
    stage.key('ArrowRight');
    expect(stage.step, 'the still has only been asked for').to.equal(CALLED);
    await until(() => stage.step !== CALLED);
    await stage.updateComplete;
    const pages = stage.renderRoot.querySelector('exchange-pages')!;
    await pages.updateComplete;
    const shown = [...pages.renderRoot.querySelectorAll('booklet-page')];
    expect(shown).not.to.deep.equal([]);
    for (const page of shown) {
      await page.updateComplete;
      const window = page.renderRoot.querySelector('view-window')!;
      await window.updateComplete;
      const image = window.renderRoot.querySelector('img');
      expect([image?.complete, Number(image?.naturalWidth) > 0]).to.deep.equal([true, true]);
    }
    stage.remove();
  });
});
