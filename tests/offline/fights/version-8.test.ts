import { testRows } from './old-rows.ts';

/** Rows as the builds of version 8 wrote them: duels with a limit. They are never edited. */
testRows('tests/offline/fights/version-8', (row) => row);
