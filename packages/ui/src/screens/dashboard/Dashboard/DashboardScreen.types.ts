import type { Freshness } from '../../../components/Freshness/freshness';
import type { ReactNode } from 'react';
import type { Remote } from '../../../remote';
import type { FirstSteps } from './FirstRun/firstSteps';

/** Amounts are USD as decimal strings ('12480.50'); an absent one shows '--'. */
export type Amount = string | undefined;

export interface Welcome {
  /** Absent shows the generic 'Welcome' (D59). */
  username?: string | undefined;
  /** ISO date-time. */
  lastLoginAt?: string | undefined;
}

export interface WalletBalances {
  payIn: Amount;
  payOut: Amount;
  live: Amount;
  pamm: Amount;
}

export interface AccountFigures {
  totalSubscription: Amount;
  /** ISO date-time; shown in the long form (A §9). */
  subscriptionDate?: string | undefined;
  liveSubscription: Amount;
  botBusiness: Amount;
  poolBusiness: Amount;
  totalBotBonus: Amount;
  totalPoolBonus: Amount;
  poolLevelBonus: Amount;
  referralBonus: Amount;
  matchingBonus: Amount;
  roiBonus: Amount;
  directBonus: Amount;
  royaltyBonus: Amount;
}

export interface CommunityFigures {
  /** Counts are whole numbers; absent shows '--'. */
  leftCount?: number | undefined;
  rightCount?: number | undefined;
  /** The bots on both legs; absent where the server does not say (D113). */
  bots?: { left: number; right: number; pairBonus: Amount } | undefined;
  matchingPairs?: number | undefined;
  referrals?: number | undefined;
  paidReferrals?: number | undefined;
  /** Empty or absent shows '--' (A §3). */
  sponsor?: string | undefined;
}

/** Full addresses: origin plus /register?u={username}&p=L or R (A §9). */
export interface ReferralLinks {
  left: string;
  right: string;
}

/** The link to share, and the title of the dialog that shares it. */
export interface SharedLink {
  title: string;
  link: string;
}

export interface DashboardNews {
  id: string;
  title: string;
  /** Plain text, cut to two lines on screen; '' where the news is a picture alone. */
  excerpt: string;
  /** ISO date-time of publication. */
  publishedAt?: string | undefined;
  /** Where it stands in full; absent where the server gave it no key. */
  href?: string | undefined;
}

export interface DashboardNotification {
  id: string;
  title: string;
  /** ISO date-time. */
  createdAt?: string | undefined;
  /** Where it stands in full; absent where the server gave it no key. */
  href?: string | undefined;
}

/** What a member's KYC lacks, as far as the server says it (A §3, D41). */
export type KycNotice =
  | { standing: 'missing' }
  /** Of the types that are asked for, `asked` in number, so many were sent. */
  | { standing: 'incomplete'; sent: number; asked: number }
  /** The latest document of a type was rejected. `remarks` is the reason, plain text; may be ''. */
  | { standing: 'rejected'; document: string; remarks: string };

export interface DashboardScreenProps {
  /** A newcomer's way, or that it is about to be read; absent for everybody else, and where nobody knows who is one. */
  firstSteps?: FirstSteps | 'coming' | undefined;
  /** Absent while nothing lacks, and where that is not known. */
  kyc?: KycNotice | undefined;
  /** Until when withdrawals are held (T29), an ISO date-time. Absent while they are not, or where the server never says. */
  heldUntil?: string | undefined;
  welcome: Remote<Welcome>;
  wallets: Remote<WalletBalances>;
  /** How old all figures of the page are, which come from one answer; absent where nobody can say. */
  freshness?: Freshness | undefined;
  account: Remote<AccountFigures>;
  community: Remote<CommunityFigures>;
  referralLinks: ReferralLinks;
  /** What bonuses came to, once its code is there. Until then its place is kept. */
  earnings?: ReactNode;
  /** In the order shown: the portal reverses the server's (A §4). */
  news: Remote<readonly DashboardNews[]>;
  notifications: Remote<readonly DashboardNotification[]>;
  /** The moment that relative times count from, in milliseconds since 1970. */
  now: number;
  /** A wallet card was opened; it leads to the transactions, filtered by this wallet (A §2). */
  onWalletOpened: (wallet: 'pay_in' | 'pay_out') => void;
  /** A link was copied; `message` is the exact text for the toast (A §8). */
  onCopied: (message: string) => void;
  /** Share was pressed for the link at this address. */
  onShared: (shared: SharedLink) => void;
}
