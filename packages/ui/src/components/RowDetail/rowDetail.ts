import type { ReactNode } from 'react';
import type { MoneyProps } from '../Money/Money';
import type { RowStatus } from '../StatusPill/rowStatus';

/** One step of a row's way, as far as the row tells. */
export interface DetailStep {
  what: string;
  /** Where the money is then, or who does it. */
  note?: string | undefined;
  /** ISO date-time, where the row says one. */
  at?: string | undefined;
  /** False for what is still to come. */
  done: boolean;
}

/** Another page that belongs to the row. */
export interface RelatedRow {
  label: string;
  href: string;
}

/** What a row's detail says beside the row's columns. It is drawn from the row, without another call. */
export interface RowDetailData {
  /** What the row is: 'Withdrawal'. */
  kind: string;
  /** Its code or number, as it is given to support. */
  code?: string | undefined;
  /** What its copy button copies, where `code` shows only a part of it. */
  wholeCode?: string | undefined;
  amount?: MoneyProps | undefined;
  status?: RowStatus | undefined;
  /** What the status means, and what happens next. A reason that the server gave comes first. */
  meaning?: string | undefined;
  /** Where the money is now. It is the sentence that is read first. */
  whereabouts?: string | undefined;
  /** In the order in which they happen. */
  steps?: readonly DetailStep[] | undefined;
  /** When it was made; ISO date-time. */
  at?: string | undefined;
  related?: readonly RelatedRow[] | undefined;
  /** Path of a new ticket about the row. */
  support?: string | undefined;
}

/** One line of "everything of the row": a column's title with its whole value. */
export interface DetailFact {
  id: string;
  title: string;
  value: ReactNode;
  /** What a copy button copies. */
  copied?: string | undefined;
}

/** `Withdrawal · WD-002629`. */
export const toName = ({ kind, code }: Pick<RowDetailData, 'kind' | 'code'>): string =>
  code === undefined ? kind : `${kind} · ${code}`;
