import { testRows } from './old-rows.ts';

/** Rows as the builds of version 5 wrote them: only people choose. They are never edited. */
testRows('tests/offline/fights/version-5', (row) => ({ ...row, version: 7 }));
