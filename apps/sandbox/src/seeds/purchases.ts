import { invoiceId, subscriptionEnd } from '../data/codes';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { defaultSettings } from '../data/settings';
import { formatAmount, fromStored, getPercent } from '../ledger/amount';
import { purchased, purchaseRefunded } from '../ledger/postings';
import { bonusWallet } from '../plan/toBonuses';
import { getRoiLimit } from '../plan/buy';
import { firstDue, getQuarter, roiDescription, roiDue } from '../plan/roi';
import { botPackages, livePackages } from './catalogue';
import type { Bonus } from './bonus';
import type { TreeNode } from './tree';
import type { World } from './world';

/** A package's default duration, as in the schema. */
const usualMonths = 12;

const getPack = <Pack extends { id: number }>(packs: readonly Pack[], packageId: number): Pack =>
  packs.find(({ id }) => id === packageId)!;

interface BotPurchase {
  packageId: number;
  amount: string;
  at: Date;
  buyer?: TreeNode;
  /** The owner's username, if another member pays. */
  owner?: string;
}

export function buyBot(world: World, node: TreeNode, purchase: BotPurchase): void {
  const { packageId, amount, at, buyer = node, owner } = purchase;
  const { name, months = usualMonths } = getPack(botPackages, packageId);
  const endDate = subscriptionEnd(at, months);
  // The id is the invoice's number, as in later purchases, so each number is unique.
  const id = world.serial();
  const row: typeof subscriptions.$inferInsert = {
    ...{ id, invoiceId: invoiceId(at, id), memberId: node.id, buyerId: buyer.id, packageId },
    ...{ price: amount, amountPaid: amount, status: endDate > world.now ? 1 : 0, createdAt: at, endDate },
  };
  const cents = fromStored(amount);
  node.bot += Number(cents);
  node.bots += 1;
  world.sales.push({ node, market: 'bot', cents, name, at });
  world.add(subscriptions, row);
  world.book(purchased(buyer.id, cents, name, at, owner), row);
}

interface LivePurchase extends BotPurchase {
  accountNumber?: string;
  /** The time of the requested cancellation. With `refundedAt` it is also refunded. */
  cancelledAt?: Date;
  refundedAt?: Date;
  /** Whether its ROI is paid until now. Otherwise the member's next request pays it (ADR 8). */
  isSettled?: boolean;
}

/** Buys a live package and returns its paid ROI, which is not booked yet. */
export function buyLive(world: World, node: TreeNode, purchase: LivePurchase): Bonus[] {
  const { packageId, amount, at, buyer = node, owner, isSettled = false } = purchase;
  const { accountNumber = null, cancelledAt, refundedAt } = purchase;
  const { name, isMt5, roiPercentage, months = usualMonths } = getPack(livePackages, packageId);
  const endDate = subscriptionEnd(at, months);
  const market = isMt5 === 1 ? 'live' : 'fixed';
  const price = fromStored(amount);
  const terms = {
    price: amount,
    roiPercentage,
    roiLimit: formatAmount(getRoiLimit(price)),
    createdAt: at,
    endDate,
  };
  const start = { ...terms, paidRoiAmount: '0.00', dueAt: firstDue(at, endDate) };
  const { payments, paid, dueAt, endedAt } = isSettled
    ? roiDue(start, refundedAt ?? world.now)
    : { payments: [], paid: 0n, dueAt: start.dueAt, endedAt: null };
  const status = refundedAt ? 2 : cancelledAt ? 3 : dueAt ? 1 : 0;
  const fee = getPercent(price, defaultSettings.cancel_fee_percent);
  const row: typeof liveSubscriptions.$inferInsert = {
    ...{ ...terms, memberId: node.id, buyerId: buyer.id, packageId, wallet: 'pay_in', accountNumber },
    ...{ paidRoiAmount: formatAmount(paid), dueAt: refundedAt ? null : dueAt, status },
    endedAt: refundedAt ?? endedAt,
    ...(cancelledAt
      ? {
          cancelReason: 'I need the money elsewhere',
          cancelRequestedAt: cancelledAt,
          cancelFee: formatAmount(fee),
        }
      : {}),
  };
  node[market] += Number(price);
  world.sales.push({ node, market, cents: price, name, at });
  world.add(liveSubscriptions, row);
  world.book(purchased(buyer.id, price, name, at, owner), row);
  if (refundedAt) world.book(purchaseRefunded(node.id, price, fee, name, refundedAt));
  return payments.map(({ at: paidAt, cents }) => ({
    ...{ memberId: node.id, source: 'ROI', wallet: bonusWallet[market], amount: formatAmount(cents) },
    ...{ description: roiDescription(name), at: paidAt, isPaid: true },
    why: { base: amount, rate: getQuarter(roiPercentage), purchase: name },
  }));
}
