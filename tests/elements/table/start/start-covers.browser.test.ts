import { ContextProvider } from '@lit/context';
import { expect } from '@open-wc/testing';
import { picturesContext } from '../../../../src/elements/common/contexts.ts';
import '../../../../src/elements/table/start/start-stage.ts';
import { withOwnDatabase } from '../../../offline/fights/visits.ts';
import { aloneWithDrawnPictures } from '../../alone.ts';
import { picturesWith } from '../../pictures-table.ts';
import { layTable } from '../../table.ts';
import { until } from '../../until.ts';

before(() => withOwnDatabase('viewscreen-start-covers'));
aloneWithDrawnPictures();

it('the start page shows a large cover of the booklet the first pilot will hold, and a small one for each pilot', async () => {
  const table = await layTable({ mechs: ['rfl-3n', 'grf-1n'] });
  const pictures = new ContextProvider(table.place, { context: picturesContext });
  pictures.setValue(picturesWith().pictures);
  const stage = document.createElement('start-stage');
  table.place.append(stage);
  const shown = (): readonly string[] =>
    [...stage.renderRoot.querySelectorAll('view-window')].map(
      ({ renderRoot }) => renderRoot.querySelector('img')?.getAttribute('src') ?? '',
    );
  await until(() => shown().length === 3 && shown().every(Boolean), 'the covers');
  expect(shown().map((address) => address.replace(/\?.*/, ''))).to.deep.equal([
    './pictures/grf-1n/cover.webp',
    './pictures/rfl-3n/cover.webp',
    './pictures/grf-1n/cover.webp',
  ]);
});
