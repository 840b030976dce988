import type { ReactNode } from 'react';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import type { PagedList } from '../../../components/ListContainer/pagedList';
import type { SentForm } from '../../../forms/FormAnswer';
import type { Verification } from '../../../forms/SecondFactorField';
import type { SecondFactorValue, StepUp } from '../../../forms/StepUp/StepUpField';
import type { Remote } from '../../../remote';
import type { Mt5Tab } from './mt5Tabs';

/**
 * An account's figures (B §3). They are decimal texts, absent where the server has no value (Margin Level without
 * open positions).
 */
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
  /** The server's value for the kind of account. */
  type?: string | undefined;
  /** Whether the group allows a password change (B §6). */
  passwordChangeable: boolean;
}

/** The summary of one of the member's accounts. Values that the server does not send are left out (D113). */
export interface Mt5AccountGlance {
  /** The account's number: digits and dots. */
  login: string;
  /** The broker's name for it. */
  nickname?: string | undefined;
  /** The trading server of the account. */
  server?: string | undefined;
  /** Decimal texts, USD. */
  balance?: string | undefined;
  equity?: string | undefined;
}

/** The shown account, or why there is no account. */
export type Mt5Shown =
  | { kind: 'account'; account: Mt5Account }
  /** No account is named (D73). */
  | { kind: 'none' }
  /** The server has no such account for this member (T19). */
  | { kind: 'foreign'; login: string };

/** One transaction of the account's balance. */
export interface Mt5Transaction {
  /** Unique on its page. */
  id: string;
  /** Its position in the whole list, from 1. */
  serial: number;
  platform?: string | undefined;
  /** USD. */
  amount?: string | undefined;
  direction?: 'credit' | 'debit' | undefined;
  /** The server's value for any other direction. */
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
  /** The closing price. */
  price?: string | undefined;
  /** Lots. */
  volume?: string | undefined;
  /** The opening price of the position. */
  position?: string | undefined;
  profit?: string | undefined;
}

/** Both passwords, kept only while their dialog is open (D76). */
export interface Mt5Passwords {
  main: string;
  investor: string;
}

/** The new password as it is sent, with the second factor once the server requires one (T29). */
export interface NewMt5Password extends Partial<SecondFactorValue> {
  password: string;
}

export type Mt5List<Row> = Pick<
  PagedList<Row>,
  'rows' | 'range' | 'failure' | 'onPage' | 'opened' | 'onOpened'
>;

export interface Mt5AccountScreenProps {
  account: Remote<Mt5Shown>;
  /** The requested account, even before its figures load. Absent while no account is named. */
  login: string | undefined;
  /** Accounts of the live history, undefined until it has loaded. Several accounts show a choice. */
  accounts: readonly Mt5AccountGlance[] | undefined;
  /** When the figures were loaded, in ms since 1970. */
  readAt?: number | undefined;
  /** The last refresh failed, so the figures are older. */
  stale: boolean;
  tab: Mt5Tab;
  transactions: Mt5List<Mt5Transaction>;
  trades: Mt5List<Mt5Trade>;
  /**
   * The chart of closed trades over time, null while its code loads. Undefined where the server does not send it
   * (D113).
   */
  profit?: ReactNode;
  /** Saves the closed trades as a file. */
  exportingTrades?: ListExport;
  /** The time whose zone is named, in ms since 1970. */
  now: number;
  /** The form that sends a new password. Each success closes its dialog. */
  change: SentForm;
  /** The factor that the server requires before it accepts the new password (T29). Absent until it does. */
  changeStepUp?: StepUp | undefined;
  viewing: {
    form: SentForm;
    verification: Verification;
    passwords?: Mt5Passwords | undefined;
    /** The dialog opens, so an otp code can be sent. */
    onOpened: () => void;
    onConfirmed: (code: string) => void;
    /** The dialog closes, and the owner of the passwords clears them. */
    onClosed: () => void;
  };
  onTabChosen: (tab: Mt5Tab) => void;
  onAccountChosen: (login: string) => void;
  onRefreshed: () => void;
  onDepositOpened: (login: string) => void;
  onPasswordChanged: (sent: NewMt5Password) => void;
}
