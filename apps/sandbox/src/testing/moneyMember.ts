import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { openSession } from '../access/sessions';
import type { Clock } from '../data/clock';
import type { Db } from '../data/database';
import type { Leg, WalletKey } from '../data/schema/columns';
import { members, profiles } from '../data/schema/members';
import { parseAmount } from '../ledger/amount';
import type { Entry } from '../ledger/posting';
import { post } from '../ledger/post';
import { addAccount, pin } from './accounts';
import { testMember } from './member';
import { lightCost } from './seedOptions';

export interface MoneyMember {
  id: number;
  username: string;
  token: string;
}

interface Means {
  /** A position in the network below a sponsor, or the root. By default there is none. */
  below?: { sponsorId: number | null; leg?: Leg };
  wallets?: Partial<Record<WalletKey, string>>;
  member?: Partial<typeof members.$inferInsert>;
  profile?: Partial<typeof profiles.$inferInsert>;
}

export const cryptoProfile = {
  withdrawType: 'crypto',
  withdrawalCoin: 'USDT BEP20',
  withdrawalAddress: '0x52908400098527886e0f7030069857d2e4169ee7',
} as const;

export const bankProfile = {
  withdrawType: 'bank',
  bankName: 'Bank of the Example',
  acNo: '000123456789',
  holderName: 'Ravi Sharma',
  ifsc: 'EXMP0001234',
} as const;

let pinHash: Promise<string> | undefined;

/** Credits wallets through the ledger. */
export async function fund(db: Db, memberId: number, held: NonNullable<Means['wallets']>, at: Date) {
  const credits = Object.entries(held)
    .filter(([, amount]) => parseAmount(amount) > 0n)
    .map(([wallet, amount]) => ({ memberId, wallet: wallet as WalletKey, credit: parseAmount(amount) }));
  if (credits.length === 0) return;
  const sum = credits.reduce((total, { credit }) => total + credit, 0n);
  const entries: Entry[] = [...credits, { account: 'chain', debit: sum }];
  await db.transaction((tx) => post(tx, { kind: 'deposit', note: 'Test', source: 'DEPOSIT', at, entries }));
}

/** A member with money, a payout destination, a session and the test pin as second factor. */
export async function moneyMember(
  db: Db,
  clock: Clock,
  username: string,
  { below, wallets = {}, member = {}, profile = cryptoProfile }: Means = {},
): Promise<MoneyMember> {
  const id = below
    ? (await addAccount(db, username, {}, below.sponsorId, below.leg)).id
    : await testMember(db, username);
  pinHash ??= hash(pin, lightCost);
  const factor = { authType: 'mpin' as const, pinHash: await pinHash };
  await db
    .update(members)
    .set({ ...factor, ...member })
    .where(eq(members.id, id));
  await db.update(profiles).set(profile).where(eq(profiles.memberId, id));
  await fund(db, id, wallets, clock.now());
  return { id, username, token: await openSession(db, id, 'session', clock.now()) };
}
