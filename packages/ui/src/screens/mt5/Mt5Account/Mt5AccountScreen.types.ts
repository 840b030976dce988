import type { ReactNode } from 'react';
import type { ListExport } from '../../../components/ExportButton/listExport';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import type { SentForm } from '../../../forms/FormAnswer';
import type { Verification } from '../../../forms/verification';
import type { SecondFactorValue, StepUp } from '../../../forms/StepUp/StepUpField';
import type { Remote } from '../../../remote';
import type { Mt5Tab } from './mt5Tabs';

/** An account's figures (B §3): decimal texts, absent where the server has none (Margin Level with nothing open). */
export interface Mt5Account {
  /** The account's number: digits and dots. */
  login: string;
  balance?: string | undefined;
  credit?: string | undefined;
  /** A ratio: '1:100'. */
  leverage?: string | undefined;
  assets?: string | undefined;
  equity?: string | undefined;
  freeMargin?: string | undefined;
  margin?: string | undefined;
  /** Percent. */
  marginLevel?: string | undefined;
  floating?: string | undefined;
  /** Shown masked (D74). */
  investorPassword?: string | undefined;
  /** Live accounts have the three cards (D77). */
  live: boolean;
  /** The server's word for the kind of account. */
  type?: string | undefined;
  /** Whether the group allows a new password (B §6). */
  passwordChangeable: boolean;
}

/** One of the member's accounts at a glance. What the server does not say of it is left out (D113). */
export interface Mt5AccountGlance {
  /** The account's number: digits and dots. */
  login: string;
  /** What the broker calls it. */
  nickname?: string | undefined;
  /** The trading server that it is on. */
  server?: string | undefined;
  /** Decimal texts, USD. */
  balance?: string | undefined;
  equity?: string | undefined;
}

/** What is shown: an account, or why there is none. */
export type Mt5Shown =
  | { kind: 'account'; account: Mt5Account }
  /** Nothing names an account (D73). */
  | { kind: 'none' }
  /** The server knows no such account of this member (T19). */
  | { kind: 'foreign'; login: string };

/** One movement of the account's balance. */
export interface Mt5Transaction {
  /** Unique on its page. */
  id: string;
  /** Its place in the whole list, from 1. */
  serial: number;
  platform?: string | undefined;
  /** USD. */
  amount?: string | undefined;
  direction?: 'credit' | 'debit' | undefined;
  /** The server's word for any other direction. */
  type?: string | undefined;
  txType?: string | undefined;
  at?: string | undefined;
}

/** One closed trade. */
export interface Mt5Trade {
  /** Unique on its page. */
  id: string;
  side?: 'buy' | 'sell' | undefined;
  symbol?: string | undefined;
  /** Where it was closed. */
  price?: string | undefined;
  /** Lots. */
  volume?: string | undefined;
  /** Where the position was opened. */
  position?: string | undefined;
  profit?: string | undefined;
}

/** Both passwords, kept only while their dialog is open (D76). */
export interface Mt5Passwords {
  main: string;
  investor: string;
}

/** The new password as it is sent, with the proof once the server has asked for one (T29). */
export interface NewMt5Password extends Partial<SecondFactorValue> {
  password: string;
}

export type Mt5List<Row> = Pick<
  PagedList<Row>,
  'rows' | 'range' | 'failure' | 'onPage' | 'opened' | 'onOpened'
>;

export interface Mt5AccountScreenProps {
  account: Remote<Mt5Shown>;
  /** The account that is asked for, even before its figures load; absent while nothing names one. */
  login: string | undefined;
  /** Accounts that the live history knows; undefined until it has answered. With several there is a choice. */
  accounts: readonly Mt5AccountGlance[] | undefined;
  /** When the figures were read, in ms since 1970. */
  readAt?: number | undefined;
  /** The last refresh failed, so the figures are older ones. */
  stale: boolean;
  tab: Mt5Tab;
  transactions: Mt5List<Mt5Transaction>;
  trades: Mt5List<Mt5Trade>;
  /**
   * What closed trades came to over time. Undefined where the server does not say (D113), null while its code is on the
   * way: then its place is kept.
   */
  profit?: ReactNode;
  /** Saves the closed trades as a file. */
  exportingTrades?: ListExport;
  /** The moment whose zone is named, in ms since 1970. */
  now: number;
  /** The form that sends a new password. Each success closes its dialog. */
  change: SentForm;
  /** The factor that the server asked for before it takes the new password (T29); absent until it does. */
  changeStepUp?: StepUp | undefined;
  viewing: {
    form: SentForm;
    verification: Verification;
    passwords?: Mt5Passwords | undefined;
    /** The dialog opens, which is the moment to send an otp code. */
    onOpened: () => void;
    onConfirmed: (code: string) => void;
    /** The dialog closes, and whoever holds the passwords forgets them. */
    onClosed: () => void;
  };
  onTabChosen: (tab: Mt5Tab) => void;
  onAccountChosen: (login: string) => void;
  onRefreshed: () => void;
  onDepositOpened: (login: string) => void;
  onPasswordChanged: (sent: NewMt5Password) => void;
}
