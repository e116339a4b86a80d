/** Does something while methods of the browser's storage are spoiled. */
export const withSpoiled = async <Storage extends object, Result>(
  storage: Storage,
  methods: Partial<Storage>,
  act: () => Promise<Result>,
): Promise<Result> => {
  const before = Object.getOwnPropertyDescriptors(storage);
  Object.assign(storage, methods);
  try {
    return await act();
  } finally {
    for (const name of Object.keys(methods))
      Object.defineProperty(storage, name, before[name as keyof Storage]);
  }
};

/** Does something while nothing can be put on disk, as if the storage were full. */
export const withFullStorage = <Result>(act: () => Promise<Result>): Promise<Result> => {
  const put = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return withSpoiled(IDBObjectStore.prototype, { put }, act);
};

/** Does something while one row cannot be given by the browser any more. */
export const withLostRow = async <Result>(
  id: string,
  act: () => Promise<Result>,
): Promise<Result> => {
  const { get } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
  const lost = (): never => {
    throw new DOMException('Failed to read large IndexedDB value', 'DataError');
  };
  const given = function given(this: IDBObjectStore, key: IDBValidKey): IDBRequest<unknown> {
    return key === id ? lost() : (get.value as IDBObjectStore['get']).call(this, key);
  };
  return withSpoiled(IDBObjectStore.prototype, { getAll: lost, get: given }, act);
};
