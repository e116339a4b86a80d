/** How the choices are kept secret on one device. */
export const SECRECIES = ['pass the device', 'face to face'] as const;
export type Secrecy = (typeof SECRECIES)[number];
