/** The size of a window (pixels of a page). */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A tab of a browser, whichever it is: all that is done in it is done by scripts in the page. */
export interface Tab {
  /** Its name and version. */
  readonly browser: string;
  go(address: string): Promise<void>;
  /** Runs the body of an async function in the page; gives what it returns, as JSON would. */
  run(body: string): Promise<unknown>;
  /** What is seen, as a PNG. */
  shot(): Promise<Buffer>;
  /** The page as it is printed. */
  pdf(): Promise<Buffer>;
  close(): Promise<void>;
}

export type OpenTab = (size: Size) => Promise<Tab>;
