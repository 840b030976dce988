/** How a figure is written. `amount` is USD and `inr` rupees, both with two decimals; `text` stays as it is. */
export type SummaryKind = 'amount' | 'inr' | 'count' | 'percent' | 'text';

/** One figure, as the server sums it up (D82). */
export interface SummaryFigure {
  title: string;
  kind: SummaryKind;
  /** A decimal text, or any text for `text`. An absent or malformed one shows `--`. */
  value?: string | undefined;
}

/** A card above a list or a form: one figure, or a title over several (B §3 `more_details`). */
export interface SummaryCard {
  title: string;
  /** The card's own figure. Absent when the card has only parts. */
  figure?: Omit<SummaryFigure, 'title'> | undefined;
  /** The sub-cards. Empty for a card of one figure. */
  parts: readonly SummaryFigure[];
}
