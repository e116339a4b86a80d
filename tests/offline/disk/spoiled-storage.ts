/** Acts while methods of the browser's storage are replaced. */
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

/** Acts while nothing can be written, as if the storage were full. */
export const withFullStorage = <Result>(act: () => Promise<Result>): Promise<Result> => {
  const put = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return withSpoiled(IDBObjectStore.prototype, { put }, act);
};

/** Acts while the browser cannot read one row. */
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

/** Acts while nothing can be deleted. */
export const withFailingRemoval = <Result>(act: () => Promise<Result>): Promise<Result> => {
  const broken = (): never => {
    throw new DOMException('the disk is broken', 'UnknownError');
  };
  return withSpoiled(IDBObjectStore.prototype, { delete: broken }, act);
};

/** Acts; gives the largest number of rows read at once from a table. */
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

/** Acts; gives how often rows of each table were read. */
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

/** Browsers' errors for a broken connection. */
export const CUTS = ['InvalidStateError', 'UnknownError'] as const;

/** Acts while each connection to the storage silently breaks after its first transaction. */
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
