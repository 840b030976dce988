/** What a step looks for: a role, and a name as a member sees or hears it. */
export interface Query {
  role: Role;
  /** The whole name, or a pattern. Any name by default. */
  name?: string | RegExp;
  /** The value of a radio button. */
  value?: string;
  /** Its position among those that match; the first by default. */
  at?: number;
  /** Looks only inside this element. */
  inside?: Query;
}

/** The elements of each role, for drivers that know no accessible roles. */
export const selectors = {
  button: 'button,[role=button],[role=menuitem]',
  link: 'a[href]',
  field: 'input:not([type=hidden]),select,textarea',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  /** The boxes of a code or pin. */
  code: '[data-code] input',
  file: 'input[type=file]:not([capture])',
  message: 'main textarea',
  heading: 'h1,h2,h3',
  navigation: 'nav',
  dialog: '[role=dialog],[role=alertdialog],dialog[open]',
  tab: '[role=tab]',
  table: 'table',
  row: 'tbody tr',
  chart: '[role=application]',
  tree: '[role=tree]',
  treeitem: '[role=treeitem]',
  image: 'img',
  countdown: '[aria-hidden] b',
  toast: '[data-toaster] [role=status],[data-toaster] [role=alert]',
  main: 'main',
} as const;
type Role = keyof typeof selectors;

/** What a member reads and enters at an element. */
interface Seen {
  text: string;
  value: string;
}

/** A saved file. */
export interface Downloaded {
  name: string;
  text: string;
}

/** Keys that type no character. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Home' | 'End' | 'ArrowDown' | 'ArrowRight' | 'ArrowLeft';

/**
 * A browser as a member uses it. Playwright drives Chromium, WebDriver BiDi Firefox, and WebDriver WebKit. Each action
 * waits until it is possible, and each look until it is true.
 */
export interface Driver {
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  click(query: Query): Promise<void>;
  /** Types into a field, in place of what it has. */
  fill(query: Query, text: string): Promise<void>;
  /** Types digits as the member's keyboard writes them. */
  enter(query: Query, text: string): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  focus(query: Query): Promise<void>;
  press(...keys: NamedKey[]): Promise<void>;
  /** Chooses an option by its value or position, or sets a date. */
  set(query: Query, option: string | number): Promise<void>;
  /** Chooses an image in a file field. */
  addImage(query: Query): Promise<void>;
  see(query: Query): Promise<Seen>;
  gone(query: Query): Promise<void>;
  /** Waits for a text anywhere on the page. */
  read(text: string | RegExp): Promise<void>;
  /** Waits for a condition of the page or of the server. */
  until(what: string, holds: () => Promise<boolean>): Promise<unknown>;
  count(query: Query): Promise<number>;
  /** Evaluates an expression in the page and waits for its promise. Returns its JSON value. */
  evaluate(expression: string): Promise<unknown>;
  /** Returns the path with its query. */
  path(): Promise<string>;
  /** Returns the file that an action saves. */
  download(act: () => Promise<void>): Promise<Downloaded>;
}
