import { expect, html } from '@open-wc/testing';
import 'axe-core';
import { screensByRange } from '../../../src/elements/page/booklet-page.ts';
import '../../../src/elements/shelf/gallery-stage.ts';
import type { GalleryStage } from '../../../src/elements/shelf/gallery-stage.ts';
import type { DevicePictures } from '../../../src/offline/pictures/pictures.ts';
import { pictureWords } from '../../../src/rules/words/picture-words.ts';
import { expectAccessible } from '../../axe.ts';
import { aloneWithDrawnPictures } from '../alone.ts';
import { button, griffin } from '../parts.ts';
import { lay, picturesWith } from '../pictures-table.ts';

aloneWithDrawnPictures();

const galleryWith = async (pictures: DevicePictures): Promise<GalleryStage> => {
  const stage = await lay<GalleryStage>(
    html`<gallery-stage bookletId="grf-1n"></gallery-stage>`,
    pictures,
  );
  await settled(stage);
  return stage;
};
const windows = (stage: GalleryStage) => [...stage.renderRoot.querySelectorAll('view-window')];
const settled = async (stage: GalleryStage): Promise<void> => {
  await stage.updateComplete;
  for (const window of windows(stage)) await window.updateComplete;
};
const press = async (stage: GalleryStage, name: string): Promise<void> => {
  button(stage, name).click();
  await settled(stage);
};

/** What a screen reader says of each picture's link. */
const read = (stage: GalleryStage): string[] => {
  window.axe.setup(stage);
  try {
    return [...stage.renderRoot.querySelectorAll('li a')].map((link) =>
      window.axe.commons.text.accessibleText(link).replaceAll(/\s+/g, ' ').trim(),
    );
  } finally {
    window.axe.teardown();
  }
};
/** The visible text there. */
const seen = (stage: GalleryStage): string[] =>
  [...stage.renderRoot.querySelectorAll('li')].map((each) => {
    const title = each.querySelector('view-window')?.renderRoot.querySelector('.title');
    return [each, title]
      .map((part) => (part instanceof HTMLElement && part.checkVisibility() ? part.innerText : ''))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });

const screens = screensByRange(griffin).flatMap((band) => band.screens);
const bare = screens.map(({ number }) => `View screen ${number}`);

for (const [name, pictures] of [
  ['a gallery of pictures', picturesWith().pictures],
  ['a gallery without pictures', picturesWith(() => true).pictures],
] as const)
  describe(name, () => {
    it('reads out the range, action and title of each view screen', async () => {
      const stage = await galleryWith(pictures);
      const told = read(stage);
      expect(told.length).to.equal(32);
      screens.forEach((screen, place) => {
        const words = told[place];
        expect(words).to.contain(pictureWords(griffin, screen));
        expect(words?.endsWith(` View screen ${screen.number} ${screen.title}`), words).to.equal(
          true,
        );
      });
      await expectAccessible(stage);
    });

    it('reads out and shows only the number while its titles are covered', async () => {
      const stage = await galleryWith(pictures);
      const before = [read(stage), seen(stage)];
      await press(stage, 'Cover the titles');
      expect(read(stage)).to.deep.equal(bare);
      expect(seen(stage)).to.deep.equal(bare);
      await expectAccessible(stage);
      await press(stage, 'Show the titles');
      expect([read(stage), seen(stage)]).to.deep.equal(before);
    });
  });

it('the button for the titles says what it will do, and has no pressed state', async () => {
  const stage = await galleryWith(picturesWith().pictures);
  expect(button(stage, 'Cover the titles').hasAttribute('aria-pressed')).to.equal(false);
  await press(stage, 'Cover the titles');
  expect(button(stage, 'Show the titles').hasAttribute('aria-pressed')).to.equal(false);
});
