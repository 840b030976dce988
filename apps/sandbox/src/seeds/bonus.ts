import type { WalletKey } from '../data/schema/columns';
import { type PayoutReason, payouts } from '../data/schema/money';
import { fromStored } from '../ledger/amount';
import { bonusPaid } from '../ledger/postings';
import type { PayoutSource } from '../plan/toBonuses';
import type { World } from './world';

export interface Bonus {
  memberId: number;
  fromMemberId?: number | undefined;
  source: PayoutSource;
  wallet: WalletKey;
  amount: string;
  description: string;
  why?: PayoutReason;
  at: Date;
  isPaid: boolean;
}

export function bonus(world: World, { at, isPaid, ...given }: Bonus): void {
  const row: typeof payouts.$inferInsert = { ...given, isPaid: isPaid ? 1 : 0, createdAt: at };
  world.add(payouts, row);
  const { memberId, wallet, amount, description: note, source } = given;
  if (isPaid) world.book(bonusPaid(memberId, wallet, fromStored(amount), { note, source }, at), row);
}
