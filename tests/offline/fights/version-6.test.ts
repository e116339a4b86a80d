import { testRows } from './old-rows.ts';

/** Rows as the builds of version 6 wrote them: no seal is kept. They are never edited. */
testRows('tests/offline/fights/version-6', (row) => ({ ...row, version: 7 }));
