/** Where a member reads a figure. A figure with several has to be the same in all of them. */
export type FigureLocation =
  | 'card'
  | 'list'
  | 'chart'
  /** A server's own cards above a list or a form (`more_details`). */
  | 'summary'
  | 'statement'
  | 'year'
  /** The list as a CSV file, alone and in the archive. */
  | 'file'
  | 'sentence'
  | 'dialog';

/** What a figure is, and where else it must be the same (D149, D150). */
export interface Meaning {
  /** What it adds up or counts. */
  of: string;
  /** Which of them, by their state. `one`: nothing is added up, it is a single entry's own. */
  states: 'all' | 'paid' | 'waiting' | 'paid and waiting' | 'running' | 'unpaid' | 'closed' | 'one';
  /** Money that crosses the border of all wallets, of one wallet, or none of both. */
  border?: 'all wallets' | 'one wallet';
  /** The time it is of, in days of the portal's zone. Weeks begin on Monday. */
  period:
    | 'now'
    | 'since joining'
    | 'this week'
    | 'last week'
    | 'by week or month'
    | 'by day'
    | 'chosen days'
    | 'a year';
  unit: 'USD' | 'USD or INR' | 'count';
  /** The fields of the contract's answers that it comes from, as `Schema.field`. */
  fields: readonly `${string}.${string}`[];
  shownIn: readonly [FigureLocation, ...FigureLocation[]];
  /** Only inside sentences and next to other names, so it has no name of its own (`nameFigure`). */
  unnamed?: true;
  /** Why no histories are drawn for it (tools/contract-check). Absent: they are, for each location. */
  notDrawn?: string;
}

/** Amounts or counts of this moment. */
export const now = { states: 'all', period: 'now', unit: 'USD' } as const;
export const countNow = { states: 'all', period: 'now', unit: 'count' } as const;
export const sinceJoining = { states: 'all', period: 'since joining', unit: 'USD' } as const;

/**
 * The amount of a single entry: a price, a fee, a row's amount. It is in the table, so that its list, its file and its
 * dialogs have one name for it. Only sums and counts of several entries need histories.
 */
export const one = {
  states: 'one',
  period: 'now',
  unit: 'USD',
  notDrawn: 'a single entry of the server',
} as const;
