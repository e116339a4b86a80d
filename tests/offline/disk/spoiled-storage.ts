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
  return withSpoiled(IDBIndex.prototype, { getAll: lost, openCursor: lost }, () =>
    withSpoiled(IDBObjectStore.prototype, { getAll: lost, get: given }, act),
  );
};

/** Does something while nothing can be taken off the disk. */
export const withFailingRemoval = <Result>(act: () => Promise<Result>): Promise<Result> => {
  const broken = (): never => {
    throw new DOMException('the disk is broken', 'UnknownError');
  };
  return withSpoiled(IDBObjectStore.prototype, { delete: broken }, act);
};

/** Does something, and says of how many rows at most each reading of a table was. */
export const withCountedSlices = async <Result>(
  act: () => Promise<Result>,
): Promise<{ readonly slices: readonly (number | undefined)[]; readonly result: Result }> => {
  const { getAll } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
  const slices: (number | undefined)[] = [];
  const counted = function counted(
    this: IDBObjectStore,
    ...asked: Parameters<IDBObjectStore['getAll']>
  ): IDBRequest<unknown[]> {
    slices.push(asked[1]);
    return (getAll.value as IDBObjectStore['getAll']).apply(this, asked);
  };
  const result = await withSpoiled(IDBObjectStore.prototype, { getAll: counted }, act);
  return { slices, result };
};

/** Does something, and says how often rows of each table were read. */
export const withCountedReads = async <Result>(
  act: () => Promise<Result>,
): Promise<{ readonly read: Readonly<Record<string, number>>; readonly result: Result }> => {
  const read: Record<string, number> = {};
  const count = (table: string): void => {
    read[table] = (read[table] ?? 0) + 1;
  };
  const { get } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
  const { getAll } = Object.getOwnPropertyDescriptors(IDBIndex.prototype);
  const one = function one(this: IDBObjectStore, key: IDBValidKey): IDBRequest<unknown> {
    count(this.name);
    return (get.value as IDBObjectStore['get']).call(this, key);
  };
  const several = function several(
    this: IDBIndex,
    ...asked: Parameters<IDBIndex['getAll']>
  ): IDBRequest<unknown[]> {
    count(this.objectStore.name);
    return (getAll.value as IDBIndex['getAll']).apply(this, asked);
  };
  const result = await withSpoiled(IDBObjectStore.prototype, { get: one }, () =>
    withSpoiled(IDBIndex.prototype, { getAll: several }, act),
  );
  return { read, result };
};

/** What browsers throw of a connection that they have cut. */
export const CUTS = ['InvalidStateError', 'UnknownError'] as const;

/** Does something while each connection to the storage is cut after its first transaction, without a word. */
export const withCutConnections = <Result>(
  error: (typeof CUTS)[number],
  act: () => Promise<Result>,
): Promise<Result> => {
  const used = new WeakSet<IDBDatabase>();
  const { transaction } = Object.getOwnPropertyDescriptors(IDBDatabase.prototype);
  const cut = function cut(
    this: IDBDatabase,
    ...asked: Parameters<IDBDatabase['transaction']>
  ): IDBTransaction {
    if (used.has(this)) throw new DOMException('Connection to Indexed Database server lost', error);
    used.add(this);
    return (transaction.value as IDBDatabase['transaction']).apply(this, asked);
  };
  return withSpoiled(IDBDatabase.prototype, { transaction: cut }, act);
};
