import type { ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Beat } from '../../rules/fight/steps.ts';
import type { WeaponShape } from '../../rules/document/figure-document.ts';
import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { isPictureKind } from '../../rules/booklet/picture-kinds.ts';
import { shapeOf } from '../../rules/booklet/weapon-shape.ts';

type Noise =
  | 'shot'
  | 'beam'
  | 'lightning'
  | 'missiles'
  | 'blow'
  | 'hit'
  | 'fall'
  | 'jets'
  | 'steps'
  | 'powers down'
  | 'powers up';

/** For each kind; `weapon` depends on the weapon in the title; null for a 'Mech that stands still. */
const NOISES: Readonly<Record<PictureKind, Noise | 'weapon' | null>> = {
  'arm-hit': 'hit',
  'behind-you': 'steps',
  charging: 'steps',
  'cooling-down': null,
  'critical-hit-head': 'hit',
  'dodging-and-firing': 'weapon',
  ducking: null,
  'firing-from-cover': 'weapon',
  'jumping-and-firing': 'weapon',
  'jumping-back': 'jets',
  'jumping-up': 'jets',
  kicking: 'blow',
  'knocked-down': 'fall',
  landing: 'fall',
  'leg-hit': 'hit',
  punching: 'blow',
  pushing: 'blow',
  'running-and-firing': 'weapon',
  sidestepping: 'steps',
  'torso-hit': 'hit',
  'turned-around': 'steps',
};
const BY_SHAPE: Readonly<Record<WeaponShape, Noise>> = {
  'long gun': 'lightning',
  missiles: 'missiles',
  autocannon: 'shot',
  'great gun': 'shot',
  'machine gun': 'shot',
  laser: 'beam',
};

/** A title without a weapon counts as a shot. */
const noiseOfWeapon = (text: string): Noise => {
  const shape = shapeOf(text);
  return shape === 'laser' && !/laser/i.test(text) ? 'shot' : BY_SHAPE[shape];
};

/** Null if the 'Mech stands still. */
export const noiseOf = ({
  picture,
  title,
}: Pick<ViewScreen, 'picture' | 'title'>): Noise | null => {
  const known = isPictureKind(picture)
    ? NOISES[picture]
    : picture.startsWith('firing-')
      ? 'weapon'
      : null;
  return known === 'weapon' ? noiseOfWeapon(`${picture} ${title}`) : known;
};

let context: AudioContext | null = null;

/** Noise through a sliding filter: every sound here is made of a few of these. */
const burst = (
  audio: AudioContext,
  {
    after = 0,
    long,
    loud,
    from,
    to,
    type = 'lowpass',
  }: {
    after?: number;
    long: number;
    loud: number;
    from: number;
    to: number;
    type?: BiquadFilterType;
  },
): void => {
  const start = audio.currentTime + after;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type, frequency: from, Q: 1.2 });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
};

const tone = (
  audio: AudioContext,
  {
    after = 0,
    long,
    loud,
    from,
    to,
    type = 'sawtooth',
  }: {
    after?: number;
    long: number;
    loud: number;
    from: number;
    to: number;
    type?: OscillatorType;
  },
): void => {
  const start = audio.currentTime + after;
  const source = new OscillatorNode(audio, { type, frequency: from });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + long);
};

const MAKE: Readonly<Record<Noise, (audio: AudioContext, after: number) => void>> = {
  shot: (audio, after) => {
    for (const shot of [0, 0.11, 0.22])
      burst(audio, { after: after + shot, long: 0.22, loud: 0.34, from: 2600, to: 160 });
  },
  beam: (audio, after) => {
    tone(audio, { after, long: 0.5, loud: 0.12, from: 1700, to: 240 });
    burst(audio, { after, long: 0.4, loud: 0.08, from: 6000, to: 2400, type: 'highpass' });
  },
  lightning: (audio, after) => {
    tone(audio, { after, long: 0.7, loud: 0.14, from: 90, to: 46, type: 'square' });
    for (const crack of [0, 0.08, 0.2])
      burst(audio, {
        after: after + crack,
        long: 0.3,
        loud: 0.24,
        from: 5200,
        to: 500,
        type: 'bandpass',
      });
  },
  missiles: (audio, after) => {
    for (const one of [0, 0.12, 0.24])
      burst(audio, {
        after: after + one,
        long: 0.5,
        loud: 0.2,
        from: 500,
        to: 3200,
        type: 'bandpass',
      });
  },
  blow: (audio, after) => {
    tone(audio, { after: after + 0.08, long: 0.4, loud: 0.4, from: 130, to: 36, type: 'sine' });
    burst(audio, { after: after + 0.08, long: 0.25, loud: 0.3, from: 900, to: 120 });
  },
  hit: (audio, after) => {
    burst(audio, { after, long: 0.7, loud: 0.4, from: 3400, to: 90 });
    tone(audio, { after, long: 0.5, loud: 0.3, from: 110, to: 32, type: 'sine' });
    tone(audio, {
      after: after + 0.05,
      long: 0.6,
      loud: 0.05,
      from: 640,
      to: 520,
      type: 'triangle',
    });
  },
  fall: (audio, after) => {
    tone(audio, { after: after + 0.1, long: 0.7, loud: 0.45, from: 80, to: 26, type: 'sine' });
    burst(audio, { after: after + 0.1, long: 0.8, loud: 0.3, from: 700, to: 60 });
  },
  'powers down': (audio, after) => {
    tone(audio, { after, long: 1.2, loud: 0.3, from: 320, to: 30 });
  },
  'powers up': (audio, after) => {
    tone(audio, { after, long: 1.2, loud: 0.3, from: 40, to: 260 });
  },
  jets: (audio, after) => {
    burst(audio, { after, long: 0.9, loud: 0.22, from: 300, to: 1300, type: 'bandpass' });
  },
  steps: (audio, after) => {
    for (const step of [0, 0.32])
      tone(audio, { after: after + step, long: 0.25, loud: 0.36, from: 74, to: 34, type: 'sine' });
  },
};

/** A sound later than this after its page is dropped (milliseconds). */
const LATEST = 500;
/** After this long without a sound the audio device is released (milliseconds). */
const QUIET = 4000;
let quiet = 0;

/** A shutdown and a start-up sound like the reactor. */
const OF_BEATS: Readonly<Record<Beat['kind'], readonly Noise[]>> = {
  exploded: ['hit', 'shot'],
  'shut down': ['powers down'],
  'started up': ['powers up'],
  fell: ['fall'],
  'pilot killed': ['hit'],
};

export const soundOfBeat = (kind: Beat['kind']): Promise<void> => playAll(OF_BEATS[kind]);

/** Plays the sounds of view screens that have just been turned to, one shortly after the other. */
export const sound = (screens: readonly ViewScreen[]): Promise<void> =>
  playAll(screens.map(noiseOf).filter((noise) => noise !== null));

const playAll = async (noises: readonly Noise[]): Promise<void> => {
  if (noises.length === 0) return;
  try {
    context ??= new AudioContext();
    const audio = context;
    const asked = performance.now();
    // Suspended by us or by the device, as in a call.
    if (audio.state !== 'running') await audio.resume();
    if (performance.now() - asked > LATEST) return;
    noises.forEach((noise, place) => MAKE[noise](audio, place * 0.35));
    clearTimeout(quiet);
    quiet = window.setTimeout(() => void audio.suspend().catch(() => undefined), QUIET);
  } catch {
    // Without audio the game stays silent.
  }
};
