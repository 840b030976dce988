/** A picture: its name by what it shows, and its size in px of the page. */
type Shot = readonly [picture: string, width: number, height: number];

/** What is wrong with a frame; absent where nothing is. */
export interface Health {
  /** What a play threw, with the window's width. */
  fails?: string[];
  /** Widths at which it is wider than its window. */
  overflows?: string[];
  /** Widths at which nothing is drawn. */
  empty?: string[];
  /** Modes in which no two pictures were the same. */
  flaky?: string[];
  console?: string[];
}

/** A state worth a look, as the pass kept it for comparing. */
export interface Pictured {
  /** The story's id, and after an `@` the frame's slug. */
  key: string;
  title: string;
  /** The story's name. */
  name: string;
  /** The frame's name; empty where a story is shown at its end. */
  frame: string;
  /** By mode: `light 390`. */
  shots: Readonly<Record<string, Shot>>;
}

/** The same, with how it is. */
interface Judged extends Pictured {
  id: string;
  /** What its story says of itself. */
  told?: string;
  health: Health;
}

/** What was drawn in a frame. All of them are half of a pass, and stand in a file of their own, for who searches. */
export interface Drawn {
  /** Lines as they are drawn, each once. */
  words: readonly string[];
  roles: Readonly<Record<string, number>>;
}

export interface Frame extends Judged, Drawn {}

/** Where a pass was made. */
export interface RunEntry {
  commit: string;
  /** When it was committed, in ISO. */
  date: string;
  subject: string;
  tags: readonly string[];
}

/** What `npm run room` publishes inside a built Storybook. */
export interface RoomPass<Known extends Judged = Judged> extends RunEntry {
  frames: readonly Known[];
  /** Earlier passes that it can be compared with, the youngest first. */
  before: readonly RunEntry[];
}
