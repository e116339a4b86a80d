import { SIXTEEN_TURNS } from '../sixteen-turns.ts';

/** Sixteen turns of a fresh 'Mech and a worn one: Ben wins in the end. */
export const FOUGHT = `viewscreen record 2
lone: rfl-3n Ada
rival: grf-1n Ben
ammunition: counted
rival starts: armor 35
${SIXTEEN_TURNS}`;
