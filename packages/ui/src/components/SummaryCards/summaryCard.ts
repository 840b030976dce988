/** The format of a figure. `amount` is USD and `inr` rupees, both with two decimals; `text` is unchanged. */
export type SummaryKind = 'amount' | 'inr' | 'count' | 'percent' | 'text';

/** One figure of the server's summary (D82). */
export interface SummaryFigure {
  title: string;
  kind: SummaryKind;
  /** A decimal text, or any text for `text`. An absent or invalid one shows `--`. */
  value?: string | undefined;
}

/** A card above a list or a form: one figure, or a title with several (B §3 `more_details`). */
export interface SummaryCard {
  title: string;
  /** The card's own figure. Absent when the card has only parts. */
  figure?: Omit<SummaryFigure, 'title'> | undefined;
  /** The parts. Empty for a card with one figure. */
  parts: readonly SummaryFigure[];
}
