import type { NamedKey } from '../../apps/portal/e2e/journeys/driver';

export interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** What the flows need of a browser's tab. Each engine implements it with real input, not with events from scripts. */
export interface Tab {
  /** Opens an address and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and waits for its promise. Returns its JSON value. */
  evaluate(expression: string): Promise<unknown>;
  click(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: NamedKey): Promise<void>;
  /** Presses a letter together with Ctrl. */
  control(letter: string): Promise<void>;
  /** Chooses a file in the input that a selector matches. */
  upload(selector: string, file: string): Promise<void>;
  /** Resizes the viewport. An engine that can't be as narrow is as narrow as it can. */
  resize(size: Size): Promise<void>;
  /** Returns the viewport as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A profile of its own: no flow sees the storage, cookies or workers of another. */
export interface Profile {
  readonly first: Tab;
  newTab(): Promise<Tab>;
  /** Waits for a tab that the page opened. */
  openedTab(open: () => Promise<void>): Promise<Tab>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** The folder of downloaded files. */
  readonly downloads: string;
  /** Opens a profile, whose actions wait until a page has loaded. Only one is open at a time. */
  openProfile(waitsForLoad?: boolean): Promise<Profile>;
  close(): Promise<void>;
}

/** How an engine starts: within an empty home folder, which the caller removes. */
export interface EngineKind {
  readonly name: string;
  start(home: string): Promise<Engine>;
}
