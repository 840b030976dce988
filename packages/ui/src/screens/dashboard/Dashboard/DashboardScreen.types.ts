import type { Freshness } from '../../../components/Freshness/freshness';
import type { ReactNode } from 'react';
import type { Remote } from '../../../remote';
import type { FirstSteps } from './FirstRun/firstSteps';

/** Amounts are USD as decimal strings ('12480.50'). An absent one shows '--'. */
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
  /** ISO date-time, shown in the long form (A §9). */
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
  /** Whole numbers. Absent shows '--'. */
  leftCount?: number | undefined;
  rightCount?: number | undefined;
  /** The bots on both legs. Absent where the server does not send them (D113). */
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
  /** Plain text, cut to two lines on screen. '' where the news has only an image. */
  excerpt: string;
  /** ISO date-time of publication. */
  publishedAt?: string | undefined;
  /** Where the full text is. Absent where the server sends no key. */
  href?: string | undefined;
}

export interface DashboardNotification {
  id: string;
  title: string;
  /** ISO date-time. */
  createdAt?: string | undefined;
  /** Where the full text is. Absent where the server sends no key. */
  href?: string | undefined;
}

/** What a member's KYC lacks, where the server sends it (A §3, D41). */
export type KycNotice =
  | { standing: 'missing' }
  /** `sent` of `asked` required types were sent. */
  | { standing: 'incomplete'; sent: number; asked: number }
  /** The latest document of a type was rejected. `remarks` is the reason as plain text and may be ''. */
  | { standing: 'rejected'; document: string; remarks: string };

export interface DashboardScreenProps {
  /** A newcomer's steps, or that they are loading. Absent for other members, and where it is unknown. */
  firstSteps?: FirstSteps | 'coming' | undefined;
  /** Absent while nothing is missing, and where that is unknown. */
  kyc?: KycNotice | undefined;
  /**
   * Until when withdrawals are held (T29), an ISO date-time. Absent while they are not, or where the server never
   * sends it.
   */
  heldUntil?: string | undefined;
  welcome: Remote<Welcome>;
  wallets: Remote<WalletBalances>;
  /** The age of all figures of the page, which come from one answer. Absent where it is unknown. */
  freshness?: Freshness | undefined;
  account: Remote<AccountFigures>;
  community: Remote<CommunityFigures>;
  referralLinks: ReferralLinks;
  /** The bonus chart, once its code loads. Until then its space is reserved. */
  earnings?: ReactNode;
  /** In display order. The portal reverses the server's order (A §4). */
  news: Remote<readonly DashboardNews[]>;
  notifications: Remote<readonly DashboardNotification[]>;
  /** The time that relative times count from, in milliseconds since 1970. */
  now: number;
  /** A wallet card was opened. It links to the transactions, filtered by this wallet (A §2). */
  onWalletOpened: (wallet: 'pay_in' | 'pay_out') => void;
  /** A link was copied. `message` is the exact text for the toast (A §8). */
  onCopied: (message: string) => void;
  /** Share was pressed for the link at this address. */
  onShared: (shared: SharedLink) => void;
}
