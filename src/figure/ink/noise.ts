import { DataTexture, LinearFilter, RGBAFormat, RepeatWrapping } from 'three';
import { chance } from '../shape/chance.ts';

/** Noise that is the same on every device. */
export const noiseTexture = (): DataTexture => {
  const random = chance(12345);
  const bytes = Uint8Array.from({ length: 256 * 256 * 4 }, () => Math.floor(random() * 256));
  const texture = new DataTexture(bytes, 256, 256, RGBAFormat);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
};
