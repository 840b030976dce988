import type { ReactNode } from 'react';
import type { MoneyProps } from '../Money/Money';
import type { TimeForm } from '../../text/format/bothZones';
import type { RowStatus } from '../StatusPill/StatusPill';

/** One step of a row, as far as its data shows. */
export interface DetailStep {
  what: string;
  /** Where the money is at this step, or who handles it. */
  note?: string | undefined;
  /** ISO date-time, if the row has one. */
  at?: string | undefined;
  /** False for a pending step. */
  done: boolean;
}

/** A page related to the row. */
export interface RelatedRow {
  label: string;
  href: string;
}

/** A row's detail in addition to its columns. It is derived from the row, without another request. */
export interface RowDetailData {
  /** The kind of the row: 'Withdrawal'. */
  kind: string;
  /** Its code or number, for support. */
  code?: string | undefined;
  /** The text for its copy button, if `code` is shortened. */
  wholeCode?: string | undefined;
  amount?: MoneyProps | undefined;
  status?: RowStatus | undefined;
  /** The meaning of the status and the next step. A reason from the server comes first. */
  meaning?: string | undefined;
  /** Where the money is now, as the first sentence. */
  whereabouts?: string | undefined;
  /** What its amount was calculated from. */
  reason?: { title: string; facts: readonly Omit<DetailFact, 'copied'>[] } | undefined;
  /** In chronological order. */
  steps?: readonly DetailStep[] | undefined;
  /** When it was created; ISO date-time. */
  at?: string | undefined;
  /** How the list's table shows its times. */
  form?: TimeForm | undefined;
  related?: readonly RelatedRow[] | undefined;
  /** What the member can do about the row. It opens a dialog. */
  action?: { label: string; disabled?: boolean; onPress: () => void } | undefined;
  /** Path of a new ticket about the row. */
  support?: string | undefined;
}

/** One line of "everything of the row": a column's title with its unshortened value. */
export interface DetailFact {
  id: string;
  title: string;
  value: ReactNode;
  /** The text for a copy button. */
  copied?: string | undefined;
}

/** `Withdrawal · WD-002629`. */
export const toName = ({ kind, code }: Pick<RowDetailData, 'kind' | 'code'>): string =>
  code === undefined ? kind : `${kind} · ${code}`;
