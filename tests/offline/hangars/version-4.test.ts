import { testHangars } from './old-hangar-rows.ts';

/** Hangars as the builds of version 4 wrote them: a contract, wrecks of foes, a game with a limit. They are never edited. */
testHangars(4);
