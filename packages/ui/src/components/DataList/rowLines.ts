import type { IconName } from '../Icon/paths';
import type { MoneyProps } from '../Money/Money';
import { formatDate, isoDate, type Clock } from '../../text/format/dates';
import { formatFigure } from '../../text/figures/figure';
import { joinTexts } from '../../text/message/joinMessages';
import type { StackedBarProps } from '../StackedBar/StackedBar';
import type { RowStatus } from '../StatusPill/StatusPill';

/** One row as two lines, for phones: what and how much; from whom or where, with status and time. */
export interface RowLines {
  /** Shows the kind. A member's row has their initials instead. */
  icon: IconName;
  /** The member that the row is about. */
  person?: string | undefined;
  what: string;
  /** Green only for money from outside. */
  amount?: MoneyProps | undefined;
  /** A figure in place of an amount. */
  figure?: string | undefined;
  /** The sender or the wallet; '' if unknown. */
  about: string;
  /** The lines that are a name or a code, which browsers don't translate. Default: what, for a member. */
  verbatim?: readonly ('what' | 'about')[] | undefined;
  status?: RowStatus | undefined;
  /** ISO date-time. Its day is the row's heading. */
  at?: string | undefined;
  /** As in the list's table; 24 hours by default. */
  clock?: Clock | undefined;
  /** A figure at the second line's end, in place of the time. */
  aside?: string | undefined;
  /** Repeats its figures, on one scale for the list. */
  bar?: StackedBarProps | undefined;
  /** Where a row without a detail leads. */
  href?: string | undefined;
  /** Opens a dialog, for a row without a detail. */
  onPress?: (() => void) | undefined;
}

/** The name of the button that opens a row: what, how much and which day. `short` is without what. */
export const toRowName = ({ what, amount, figure, at }: RowLines, short = false): string =>
  joinTexts([
    short ? undefined : what,
    amount ? formatFigure(amount.figure, amount.value, amount) : figure,
    isoDate(at) === undefined ? undefined : formatDate(at, 'day'),
  ]);

/** The rows of one day, in order. */
export interface DayOfRows<Row> {
  /** `YYYY-MM-DD`; '' for rows without a readable date. */
  day: string;
  rows: readonly Row[];
}

/** Groups rows by day. A day that appears twice has two headings, because the order is the server's. */
export function toDays<Row>(rows: readonly Row[], toDay: (row: Row) => string): DayOfRows<Row>[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = toDay(row);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
