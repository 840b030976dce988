import { palette as p } from '../tokens/palette';

/**
 * The light theme, and by its type the contract of every theme. Each pair of text and ground that
 * a component uses is listed in theme/contrast.test.ts, which keeps it at 4.5:1 (3:1 for borders).
 */
export const light = {
  /** The page behind everything. */
  canvas: p.paper,
  /** Sheets: cards, inputs, dialogs. */
  surface: p.white,
  /** Wells: tracks, table heads, read-only inputs, hover grounds. */
  sunken: p.paperSunken,
  /** The veil behind a dialog. */
  overlay: 'rgb(22 24 29 / .42)',
  /** Hairlines that only separate. */
  line: p.paperLine,
  /** Borders that mean "control" (3:1). */
  lineStrong: p.paperLineStrong,
  /** Main text. */
  ink: p.ink900,
  /** Secondary text. */
  inkMuted: p.ink700,
  /** Hints, table heads, times. */
  inkFaint: p.ink600,
  /** Ground of the one main action, and of where you are. */
  accent: p.ultramarine600,
  accentHover: p.ultramarine700,
  /** Ground of chips and selected rows. */
  accentSoft: p.ultramarine50,
  /** Text on `accent`. */
  onAccent: p.white,
  /** Links, focus rings, icons of the current place. */
  accentInk: p.ultramarine650,
  /** Paid, credit, profit, done. */
  good: p.green700,
  goodSoft: p.green100,
  /** Unpaid, rejected, loss, error. */
  bad: p.red700,
  badSoft: p.red100,
  /** Waiting for somebody. */
  warn: p.amber700,
  warnSoft: p.amber100,
  /** The left leg, wherever legs appear. */
  legLeft: p.ultramarine600,
  /** The right leg. */
  legRight: p.amber600,
  /** Text on a leg's hue. */
  onLeg: p.white,
  /** The sign-in art: the same night in both themes. */
  artGround: p.ultramarine950,
  artRoot: p.white,
  artLeft: p.ultramarine350,
  artRight: p.amber350,
  shadowCard: '0 1px 0 rgb(22 24 29 / .03)',
  shadowRaised: '0 12px 32px -8px rgb(22 24 29 / .18), 0 2px 6px rgb(22 24 29 / .06)',
} as const;

export type ThemeColors = Record<keyof typeof light, string>;
