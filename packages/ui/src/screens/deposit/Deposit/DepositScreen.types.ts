import type { Freshness as Age } from '../../../components/Freshness/freshness';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Remote } from '../../../remote';

/** A payment method (A §3). */
export interface PaymentMethod {
  id: string;
  name: string;
  /** The network of its addresses. Absent for a bank, whose deposits are reported (D53). */
  network?: string | undefined;
  /** Rupees for one dollar as decimal text. A conversion is shown only with a rate (D53). */
  rate?: string | undefined;
}

/** The member's own address for a method. */
export interface MethodAddress {
  /** The method of this address. Under another method it would send the money to another network. */
  methodId: string;
  /** The unchecked address from the server. Absent for a method without one. */
  address?: string | undefined;
}

/** A detected deposit, or a reported and approved one (A §3). */
export interface DepositRow {
  id: string;
  /** The transaction's hash, or the bank's number. Absent shows '--'. */
  hash?: string | undefined;
  /** The network's explorer page. Absent without an explorer (D84). */
  href?: string | undefined;
  /** Dollars as decimal text. */
  amount?: string | undefined;
  /** ISO date-time. */
  createdAt?: string | undefined;
}

/** The state of the search for one method's deposits (D54). */
export interface BalanceSync {
  /** A sync is in progress. */
  busy: boolean;
  /** The result of the last sync. Absent before the first. */
  last?: { at: number; deposits: readonly DepositRow[] } | undefined;
  /** Why a later sync failed, as a sentence. */
  failure?: string | undefined;
  /** The server refuses another sync before this time, in ms of the steady clock (429). */
  waitUntil?: number | undefined;
  /** The portal keeps checking while the page is in view. */
  checking: boolean;
  /** Why the checking ended: a sync failed, or its time limit passed. */
  stopped?: 'failed' | 'enough' | undefined;
}

/** A bank deposit, as the member confirms it (A §3). */
export type ReportValues = Readonly<{
  /** The payment method's id (D80). */
  methodId: string;
  /** Rupees (A §9). */
  amount: string;
  transactionId: string;
  /** '' without a comment. */
  comment: string;
  /** The receipt, ready to send. */
  image: File;
}>;

export interface DepositScreenProps {
  methods: Remote<readonly PaymentMethod[]>;
  /** Id of the shown method. An absent or unknown id shows the first. */
  chosen: string | undefined;
  /** The chosen method's address. */
  address: Remote<MethodAddress>;
  /** The chosen method's sync. */
  sync: BalanceSync;
  /** The Receiving Wallet, decimal text. */
  balance: Remote<string>;
  /** Its age. Absent where it is unknown. */
  freshness?: Age | undefined;
  /** Number of the MT5 account that receives the deposit instead of the wallet (D5). Only banks are offered then. */
  account?: string | undefined;
  /**
   * The report of a deposit, which needs no code. It is confirmed and sent once, and its answer may be unknown (T12).
   */
  report: ConfirmedWrite<ReportValues>;
  /** The time whose zone is named, in ms since 1970. */
  now: number;
  onMethodChosen: (id: string) => void;
  /** A value was copied. `confirmation` is the text to show. */
  onCopied: (confirmation: string) => void;
  /** Sync Balance was pressed. */
  onSynced: () => void;
  onCheckingSwitched: (on: boolean) => void;
}
