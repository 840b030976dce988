import type { Freshness as Age } from '../../../components/Freshness/freshness';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Remote } from '../../../remote';

/** A way to pay (A §3). */
export interface PaymentMethod {
  id: string;
  name: string;
  /** The network of its addresses; absent for a bank, whose deposits are reported (D53). */
  network?: string | undefined;
  /** Rupees for one dollar as decimal text. A conversion is shown only with a rate (D53). */
  rate?: string | undefined;
}

/** The member's own address for a method. */
export interface MethodAddress {
  /** The method that it belongs to. Under another one it would lead the money to another network. */
  methodId: string;
  /** As it came, unchecked; absent for a method without one. */
  address?: string | undefined;
}

/** A deposit that was found, or a reported one that was approved (A §3). */
export interface DepositRow {
  id: string;
  /** The transaction's hash, or the bank's number; absent shows '--'. */
  hash?: string | undefined;
  /** Where the network's explorer shows it; absent without an explorer (D84). */
  href?: string | undefined;
  /** Dollars as decimal text. */
  amount?: string | undefined;
  /** ISO date-time. */
  createdAt?: string | undefined;
}

/** The state of the search for one method's deposits (D54). */
export interface BalanceSync {
  /** A sync is on its way. */
  busy: boolean;
  /** What the last sync found; absent before the first. */
  last?: { at: number; deposits: readonly DepositRow[] } | undefined;
  /** Why a later sync failed, as a sentence. */
  failure?: string | undefined;
  /** The server refuses another sync before this time, in ms of the steady clock (429). */
  waitUntil?: number | undefined;
  /** The portal keeps checking by itself while the page is in view. */
  checking: boolean;
  /** Why that checking ended: a sync failed, or it went on for long enough. */
  stopped?: 'failed' | 'enough' | undefined;
}

/** A deposit that was paid by bank, as the member confirms it (A §3). */
export type ReportValues = Readonly<{
  /** The payment method's id (D80). */
  methodId: string;
  /** Rupees (A §9). */
  amount: string;
  transactionId: string;
  /** '' without a comment. */
  comment: string;
  /** The receipt, fit to be sent. */
  image: File;
}>;

export interface DepositScreenProps {
  methods: Remote<readonly PaymentMethod[]>;
  /** Id of the shown method; an absent or unknown id shows the first. */
  chosen: string | undefined;
  /** The chosen method's address. */
  address: Remote<MethodAddress>;
  /** The chosen method's sync. */
  sync: BalanceSync;
  /** The Receiving Wallet, decimal text. */
  balance: Remote<string>;
  /** How old it is; absent where nobody can say. */
  freshness?: Age | undefined;
  /** Number of the MT5 account that the deposit is for, if not the wallet (D5). Only banks are offered then. */
  account?: string | undefined;
  /** The report of a deposit. It is confirmed, sent once, and answered or not (T12). It takes no code. */
  report: ConfirmedWrite<ReportValues>;
  /** The moment whose zone is named, in ms since 1970. */
  now: number;
  onMethodChosen: (id: string) => void;
  /** Something was copied; `confirmation` is the text to show. */
  onCopied: (confirmation: string) => void;
  /** Sync Balance was pressed. */
  onSynced: () => void;
  onCheckingSwitched: (on: boolean) => void;
}
