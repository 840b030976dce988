import { countPurchase, type Market, type Purchase } from './countPurchase';
import { invoiceId, subscriptionEnd } from '../data/codes';
import type { Tx } from '../data/database';
import { nextId } from '../data/nextId';
import type { packages } from '../data/schema/catalogue';
import { payouts } from '../data/schema/money';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { type Cents, formatAmount } from '../ledger/amount';
import { bonusPaid, purchased } from '../ledger/postings';
import { postAll } from '../ledger/postAll';
import { type Bonus, toBonuses } from './toBonuses';
import { firstDue } from './roi';

type Package = typeof packages.$inferSelect;

export interface Order {
  buyerId: number;
  /** The owner of the new subscription. */
  owner: Purchase['member'] & { username: string };
  pack: Package;
  cents: Cents;
  at: Date;
}

const parseMarket = ({ market, isMt5 }: Pick<Package, 'market' | 'isMt5'>): Market =>
  market === 'bot' ? 'bot' : isMt5 === 1 ? 'live' : 'fixed';

/** A live subscription pays at most twice its price (ADR 8). */
export const getRoiLimit = (price: Cents): Cents => price * 2n;

/**
 * Completes a purchase: updates both trees, pays it and its bonuses, and writes the subscription, all or nothing.
 * Throws InsufficientBalance, and the transaction or the savepoint must then be rolled back.
 */
export async function buy(tx: Tx, order: Order): Promise<void> {
  const { buyerId, owner, pack, cents, at } = order;
  const market = parseMarket(pack);
  // Before the locks of the totals, for which other purchases wait. The invoice uses the number.
  const id = pack.market === 'bot' ? await nextId(tx, subscriptions) : undefined;
  const upline = await countPurchase(tx, { member: owner, market, cents });
  const bonuses = toBonuses({ market, cents, name: pack.name }, upline);
  const [transactionId = 0, ...bonusIds] = await postAll(tx, [
    purchased(buyerId, cents, pack.name, at, owner.id === buyerId ? undefined : owner.username),
    ...bonuses.map(({ memberId, wallet, cents: credit, description: note, source }) =>
      bonusPaid(memberId, wallet, credit, { note, source }, at),
    ),
  ]);
  // Sent together, because other purchases wait for this one.
  await Promise.all([payOut(tx, order, bonuses, bonusIds), subscribe(tx, order, transactionId, id)]);
}

async function payOut(tx: Tx, { owner, at }: Order, bonuses: readonly Bonus[], transactionIds: number[]) {
  if (bonuses.length === 0) return;
  await tx.insert(payouts).values(
    bonuses.map(({ cents, ...bonus }, index) => ({
      ...bonus,
      fromMemberId: owner.id,
      amount: formatAmount(cents),
      isPaid: 1 as const,
      createdAt: at,
      transactionId: transactionIds[index] ?? null,
    })),
  );
}

async function subscribe(
  tx: Tx,
  { buyerId, owner, pack, cents, at }: Order,
  transactionId: number,
  id: number | undefined,
) {
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
  if (id !== undefined) {
    await tx.insert(subscriptions).values({ ...base, id, invoiceId: invoiceId(at, id), amountPaid: price });
    return;
  }
  await tx.insert(liveSubscriptions).values({
    ...base,
    wallet: 'pay_in',
    roiPercentage: pack.roiPercentage ?? '0.00',
    roiLimit: formatAmount(getRoiLimit(cents)),
    dueAt: firstDue(at, endDate),
  });
}
