export type Wallet = 'pay_in' | 'pay_out' | 'live' | 'fixed' | 'hold';
type AuthType = 'otp' | 'mpin' | 'authenticator';

interface Dated {
  id: number;
  at: number;
}

export interface Transaction extends Dated {
  wallet: Wallet;
  type: 'debit' | 'credit';
  cents: number;
  note: string;
  source: string;
}

interface Payout extends Dated {
  from: string;
  cents: number;
  source: string;
  isPaid: boolean;
}

export interface Withdrawal extends Dated {
  cents: number;
  status: 0 | 1 | 2;
  hash?: string;
  remarks?: string;
}

interface Transfer extends Dated {
  cents: number;
  status: 0 | 1 | 2;
  comment?: string;
}

export interface Subscription extends Dated {
  package: string;
  cents: number;
  status: number;
  account?: string;
  isMt5: boolean;
}

interface Message extends Dated {
  text: string;
  admin?: string;
  hasImage: boolean;
}

export interface Ticket extends Dated {
  subject: string;
  status: 0 | 1 | 2 | 3;
  messages: Message[];
}

export interface Notification extends Dated {
  title: string;
  body: string;
  isRead: boolean;
}

interface KycDocument extends Dated {
  type: string;
  name: string;
  number: string;
  status: 0 | 1 | 2;
}

/** A member of the team below another. */
export interface Below {
  username: string;
  sponsor: string;
  level: number;
  at: number;
  bot: number;
  live: number;
}

export interface Member {
  username: string;
  name: string;
  email: string;
  password: string;
  pin: string;
  sponsor?: string;
  authType: AuthType;
  hasTwoFactor: boolean;
  isVerified: boolean;
  joined: number;
  /** The last mailed code. */
  code?: string;
  /** When the last code was mailed. */
  mailed?: number;
  wallets: Record<Wallet, number>;
  profile: Record<string, string>;
  avatar?: string;
  transactions: Transaction[];
  payouts: Payout[];
  withdrawals: Withdrawal[];
  transfers: Transfer[];
  bots: Subscription[];
  lives: Subscription[];
  tickets: Ticket[];
  notifications: Notification[];
  kyc: KycDocument[];
  team: Below[];
  deposits: { hash: string; cents: number; at: number }[];
  /** What the next sync of the balance finds. */
  incoming: number;
  readNews: Set<number>;
}

export type NewMember = Pick<Member, 'username' | 'name' | 'email' | 'password' | 'pin'> & {
  sponsor?: string;
  authType?: AuthType;
};

/** A member without any history. */
export function createMember(given: NewMember, now: number): Member {
  return {
    authType: 'mpin',
    ...given,
    ...{ hasTwoFactor: false, isVerified: false, joined: now, incoming: 25_000 },
    wallets: { pay_in: 0, pay_out: 0, live: 0, fixed: 0, hold: 0 },
    profile: {},
    ...{ transactions: [], payouts: [], withdrawals: [], transfers: [], bots: [], lives: [] },
    ...{ tickets: [], notifications: [], kyc: [], team: [], deposits: [], readNews: new Set<number>() },
  };
}
