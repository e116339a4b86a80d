/** A pilot's name among the pilots of a hangar: `p1` for the first that ever enlisted. */
export type PilotId = string;

/** A 'Mech's name among all that a hangar ever had: `m1` for the first. */
export type MechId = string;

/** A part as the critical damage displays name it: `Left Leg Actuator`. */
export type PartName = string;

/** A game's id: whoever begins it gives it, and no other game of the hangar ever has it. */
export type GameId = string;

/** A day as `2026-11-17`: rules have no clock, so whoever writes something down says when. */
export type Day = string;
