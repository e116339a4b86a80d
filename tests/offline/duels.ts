import type { DuelSave } from '../../src/offline/duel-save.ts';
import { newDuel } from '../../src/offline/duel-save.ts';

/** A duel that begins: Ada in the Rifleman against Ben in the Griffin. */
export const aDuel = (changed: Partial<DuelSave> = {}): DuelSave => ({
  ...newDuel(
    {
      lone: { booklet: 'rfl-3n', pilot: 'Ada' },
      rival: { booklet: 'grf-1n', pilot: 'Ben' },
      ammunition: 'counted',
      turns: [],
    },
    { secrecy: 'pass the device', mechs: ['Rifleman', 'Griffin'] },
  ),
  ...changed,
});

/** Does something while nothing can be put on disk, as if the storage were full. */
export const withFullStorage = async <T>(act: () => Promise<T>): Promise<T> => {
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
  Object.defineProperty(IDBObjectStore.prototype, 'put', {
    ...put,
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  try {
    return await act();
  } finally {
    Object.defineProperty(IDBObjectStore.prototype, 'put', put);
  }
};
