import type { ConfirmedWrite } from '../../../components/VerifyDialog/confirmedWrite';
import type { Remote } from '../../../remote';

/** A way to pay (A §3). */
export interface PaymentMethod {
  id: string;
  name: string;
  /** The network of its addresses; absent for a bank, whose deposits are reported (D53). */
  network?: string | undefined;
  /** Rupees for one dollar, decimal text; a conversion is shown only where it is there (D53). */
  rate?: string | undefined;
}

/** The member's own address for a method. */
export interface MethodAddress {
  /** Whose it is: shown under another method, it would lead the money to another network. */
  methodId: string;
  /** As it came, unchecked; absent for a method without one. */
  address?: string | undefined;
}

/** A deposit that was found, or a reported one that was approved (A §3). */
export interface DepositRow {
  id: string;
  /** The transaction's hash, or the bank's number; absent shows '--'. */
  hash?: string | undefined;
  /** Where the network's explorer shows it; absent without one (D84). */
  href?: string | undefined;
  /** Dollars as decimal text. */
  amount?: string | undefined;
  /** ISO date-time. */
  createdAt?: string | undefined;
}

/** How the looking for deposits stands, for one method (D54). */
export interface BalanceSync {
  /** One is on its way. */
  busy: boolean;
  /** What the last one found; absent until there was one. */
  last?: { at: number; deposits: readonly DepositRow[] } | undefined;
  /** What came of a later one, if that was nothing: a sentence. */
  failure?: string | undefined;
  /** The server wants no other one before, in ms since 1970 (429). */
  waitUntil?: number | undefined;
  /** The portal goes on looking by itself, as long as the page is in view. */
  checking: boolean;
  /** It did, and ended: because one failed, or because it went on for long enough. */
  stopped?: 'failed' | 'enough' | undefined;
}

/** A deposit that was paid by bank, as the member confirms it (A §3). */
export type ReportValues = Readonly<{
  /** The payment method's (D80). */
  methodId: string;
  /** Rupees (A §9). */
  amount: string;
  transactionId: string;
  /** '' for none. */
  comment: string;
  /** The receipt, fit to be sent. */
  image: File;
}>;

export interface DepositScreenProps {
  methods: Remote<readonly PaymentMethod[]>;
  /** Id of the shown method; what names none shows the first. */
  chosen: string | undefined;
  /** Of the chosen method. */
  address: Remote<MethodAddress>;
  /** Of the chosen method. */
  sync: BalanceSync;
  /** The Receiving Wallet, decimal text. */
  balance: Remote<string>;
  /** Of whom the deposit is, if not of the wallet: an MT5 account by its number (D5). Only banks are offered then. */
  account?: string | undefined;
  /** The reporting of a deposit: asked about, sent once, answered or not (T12). It takes no code. */
  report: ConfirmedWrite<ReportValues>;
  /** Whose zone is named, in ms since 1970. */
  now: number;
  onMethodChosen: (id: string) => void;
  /** Something was copied: the confirmation to show. */
  onCopied: (confirmation: string) => void;
  /** Sync Balance was pressed. */
  onSynced: () => void;
  onCheckingSwitched: (on: boolean) => void;
}
