import { testRows } from './old-rows.ts';

/** Rows as the builds of version 7 wrote them: a computer pilot's seals are kept. They are never edited. */
testRows('tests/offline/fights/version-7', (row) => row);
