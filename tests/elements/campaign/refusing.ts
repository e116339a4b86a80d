import type { Hangars } from '../../../src/offline/hangars/hangars.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';

const refused = (): Promise<never> =>
  Promise.reject(new DOMException('Failed to read large IndexedDB value', 'DataError'));

const refuse = (of: object, name: string): (() => void) => {
  Object.assign(of, { [name]: refused });
  return () => Reflect.deleteProperty(of, name);
};

/** From now on the browser refuses what all hangars are asked by this name, until what it gives is called. */
export const refusing = ({ hangars }: Evening, name: keyof Hangars): (() => void) =>
  refuse(hangars, name);

/** Likewise what a hangar is asked that is opened from now on. */
export const refusingEach = ({ hangars }: Evening, name: keyof RunningHangar): (() => void) => {
  const opened: (() => void)[] = [];
  let isRefused = true;
  const running = hangars.running.bind(hangars);
  hangars.running = (...asked) => {
    const hangar = running(...asked);
    if (isRefused) opened.push(refuse(hangar, name));
    return hangar;
  };
  return () => {
    isRefused = false;
    for (const gives of opened.splice(0)) gives();
  };
};
