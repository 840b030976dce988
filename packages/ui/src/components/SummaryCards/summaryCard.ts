/** How a figure is written: `amount` USD, `inr` rupees, both with two decimals; `text` as it is. */
export type SummaryKind = 'amount' | 'inr' | 'count' | 'percent' | 'text';

/** One figure, as the server sums it up (D82). */
export interface SummaryFigure {
  title: string;
  kind: SummaryKind;
  /** A decimal text; for `text` any. Absent or malformed shows `--`. */
  value?: string | undefined;
}

/** A card above a list or a form: one figure, or a title over several (B §3 `more_details`). */
export interface SummaryCard {
  title: string;
  /** The card's own figure; absent where it has parts alone. */
  figure?: Omit<SummaryFigure, 'title'> | undefined;
  /** Its sub-cards; empty for a card of one figure. */
  parts: readonly SummaryFigure[];
}
