import { countPurchase, type Market } from '../data/countPurchase';
import { invoiceId, subscriptionEnd } from '../data/codes';
import type { Tx } from '../data/database';
import { nextId } from '../data/nextId';
import type { packages } from '../data/schema/catalogue';
import { payouts } from '../data/schema/money';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { type Cents, formatAmount } from '../ledger/amount';
import { bonusPaid, purchased } from '../ledger/movements';
import { postAll } from '../ledger/postAll';
import { bonusesOf } from './bonusesOf';
import { firstDue } from './roi';

type Package = typeof packages.$inferSelect;

export interface Order {
  buyerId: number;
  /** Whose the subscription will be. */
  owner: { id: number; username: string };
  pack: Package;
  cents: Cents;
  at: Date;
}

const marketOf = ({ market, isMt5 }: Pick<Package, 'market' | 'isMt5'>): Market =>
  market === 'bot' ? 'bot' : isMt5 === 1 ? 'live' : 'fixed';

/** A live subscription pays at most its price twice (ADR 8). */
export const roiLimitOf = (price: Cents): string => formatAmount(price * 2n);

/**
 * Carries a purchase out: counted up both trees, paid, its bonuses paid, and the subscription written, all or nothing.
 * Throws InsufficientBalance; roll the transaction (or the savepoint) back then.
 */
export async function buy(tx: Tx, order: Order): Promise<void> {
  const { buyerId, owner, pack, cents, at } = order;
  const market = marketOf(pack);
  const amount = formatAmount(cents);
  const upline = await countPurchase(tx, { memberId: owner.id, market, amount });
  const bonuses = bonusesOf({ market, cents, name: pack.name }, upline).map((bonus) => ({
    ...bonus,
    amount: formatAmount(bonus.cents),
  }));
  const [transactionId = 0, ...bonusIds] = await postAll(tx, [
    purchased(buyerId, amount, pack.name, at, owner.id === buyerId ? undefined : owner.username),
    ...bonuses.map(({ memberId, wallet, amount: credit, description: note, source }) =>
      bonusPaid(memberId, wallet, credit, { note, source }, at),
    ),
  ]);
  if (bonuses.length > 0)
    await tx.insert(payouts).values(
      bonuses.map(({ memberId, source, wallet, amount: paid, description }, index) => ({
        ...{ memberId, fromMemberId: owner.id, source, wallet, amount: paid, description },
        ...{ isPaid: 1, createdAt: at, transactionId: bonusIds[index] ?? null },
      })),
    );
  await subscribe(tx, order, transactionId);
}

async function subscribe(tx: Tx, { buyerId, owner, pack, cents, at }: Order, transactionId: number) {
  const price = formatAmount(cents);
  const endDate = subscriptionEnd(at, pack.months);
  const base = {
    memberId: owner.id,
    buyerId,
    packageId: pack.id,
    price,
    endDate,
    createdAt: at,
    transactionId,
  };
  if (pack.market === 'bot') {
    // The invoice's number is the row's, so no number is given twice.
    const id = await nextId(tx, subscriptions);
    await tx.insert(subscriptions).values({ ...base, id, invoiceId: invoiceId(at, id), amountPaid: price });
    return;
  }
  await tx.insert(liveSubscriptions).values({
    ...{ ...base, wallet: 'pay_in', roiPercentage: pack.roiPercentage ?? '0.00' },
    ...{ roiLimit: roiLimitOf(cents), dueAt: firstDue(at, endDate) },
  });
}
