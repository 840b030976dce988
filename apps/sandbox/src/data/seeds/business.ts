import { formatAmount, fromStored, parseAmount, percentOf, perRate } from '../../ledger/amount';
import {
  bonusPaid,
  deposited,
  purchased,
  purchaseRefunded,
  transferAsked,
  transferDecided,
  transferred,
  withdrawalAsked,
  withdrawalRejected,
  withdrawalSent,
} from '../../ledger/movements';
import { withdrawalTerms } from '../../ledger/withdrawalTerms';
import { bonusWallet } from '../../plan/bonusesOf';
import { roiLimitOf } from '../../plan/buy';
import { firstDue, roiDescription, roiDue } from '../../plan/roi';
import { chainAddress } from '../chainAddress';
import { invoiceId, subscriptionEnd, walletTransfer, withdrawalCode } from '../codes';
import type { PayoutSource } from '../payoutSources';
import type { WalletKey } from '../schema/columns';
import { depositAddresses, deposits, manualDeposits, payouts, transfers, withdrawals } from '../schema/money';
import { liveSubscriptions, subscriptions } from '../schema/subscriptions';
import { defaultSettings } from '../settings';
import { botPackages, livePackages, methods } from './catalogue';
import type { TreeNode } from './tree';
import type { World } from './world';

/** What members do with money, as rows and movements of the world. Amounts are decimal texts. */

const hex = '0123456789abcdef';
const hash = (world: World): string => world.random.text(hex, 64);
/** What a package runs for, unless it says otherwise; the schema's default. */
const usualMonths = 12;

const packOf = <Pack extends { id: number }>(packs: readonly Pack[], packageId: number): Pack =>
  packs.find(({ id }) => id === packageId)!;

const cents = (amount: string): number => Number(fromStored(amount));

/** A deposit on the chain that was found and credited a few minutes after it was sent. */
export function deposit(world: World, memberId: number, amount: string, at: Date): void {
  const method = world.random.pick([methods[0], methods[1]]);
  const foundAt = new Date(at.getTime() + 600_000);
  const row = { memberId, methodId: method.id, thash: hash(world), amount, createdAt: at, foundAt };
  const booked: typeof deposits.$inferInsert = row;
  world.add(deposits, booked);
  world.book(deposited(memberId, amount, method.name, foundAt), booked);
}

/** A payment on the chain that Sync Balance has not found yet. */
export function pay(world: World, memberId: number, amount: string, createdAt: Date): void {
  world.add(deposits, { memberId, methodId: methods[0].id, thash: hash(world), amount, createdAt });
}

/** A deposit by bank in rupees, checked by the operator a day later or still waiting. */
export function depositByBank(
  world: World,
  given: { memberId: number; rupees: string; at: Date; status: 0 | 1 | 2; reference: string; image: string },
): void {
  const { memberId, rupees, at, status, ...said } = given;
  const method = methods[2];
  const { conversion_rate: conversionRate } = defaultSettings;
  const credited = formatAmount(perRate(parseAmount(rupees), conversionRate));
  const actedAt = new Date(at.getTime() + 24 * 3_600_000);
  const row: typeof manualDeposits.$inferInsert = {
    ...{ memberId, methodId: method.id, amount: rupees, conversionRate, credited, status, ...said },
    ...{ comment: 'Paid from my account', remarks: status === 2 ? 'No such payment arrived' : null },
    ...{ createdAt: at, actedAt: status === 0 ? null : actedAt },
  };
  world.add(manualDeposits, row);
  if (status === 1) world.book(deposited(memberId, credited, method.name, actedAt), row);
}

export function giveAddresses(world: World, memberId: number): void {
  for (const method of [methods[0], methods[1]]) {
    const address = chainAddress(method.networkName, `member ${memberId}`);
    world.add(depositAddresses, { memberId, methodId: method.id, address });
  }
}

interface BotPurchase {
  packageId: number;
  amount: string;
  at: Date;
  buyer?: TreeNode;
  /** The owner's username, when somebody else pays. */
  owner?: string;
}

export function buyBot(world: World, node: TreeNode, purchase: BotPurchase): void {
  const { packageId, amount, at, buyer = node, owner } = purchase;
  const { name, months = usualMonths } = packOf(botPackages, packageId);
  const endDate = subscriptionEnd(at, months);
  // The id is the invoice's number, as it is of those bought later: so no number is given twice.
  const id = world.serial();
  const row: typeof subscriptions.$inferInsert = {
    ...{ id, invoiceId: invoiceId(at, id), memberId: node.id, buyerId: buyer.id, packageId },
    ...{ price: amount, amountPaid: amount, status: endDate > world.now ? 1 : 0, createdAt: at, endDate },
  };
  node.bot += cents(amount);
  node.bots += 1;
  world.sales.push({ node, market: 'bot', cents: fromStored(amount), name, at });
  world.add(subscriptions, row);
  world.book(purchased(buyer.id, amount, name, at, owner), row);
}

interface LivePurchase extends BotPurchase {
  accountNumber?: string;
  /** Asked to be cancelled then; refunded if `refundedAt` is there too. */
  cancelledAt?: Date;
  refundedAt?: Date;
  /** Whether its ROI was paid until now. What is not is paid when its member asks for anything (ADR 8). */
  isSettled?: boolean;
}

/** Buys a live package; answers the ROI that it has paid, which is not booked yet. */
export function buyLive(world: World, node: TreeNode, purchase: LivePurchase): Bonus[] {
  const { packageId, amount, at, buyer = node, owner, isSettled = false } = purchase;
  const { accountNumber = null, cancelledAt, refundedAt } = purchase;
  const { name, isMt5, roiPercentage, months = usualMonths } = packOf(livePackages, packageId);
  const endDate = subscriptionEnd(at, months);
  const market = isMt5 === 1 ? 'live' : 'fixed';
  const price = fromStored(amount);
  const promise = { price: amount, roiPercentage, roiLimit: roiLimitOf(price), createdAt: at, endDate };
  const start = { ...promise, paidRoiAmount: '0.00', dueAt: firstDue(at, endDate) };
  const { payments, paidRoiAmount, dueAt, endedAt } = isSettled
    ? roiDue(start, refundedAt ?? world.now)
    : { payments: [], ...start, endedAt: null };
  const status = refundedAt ? 2 : cancelledAt ? 3 : dueAt ? 1 : 0;
  const cancelFee = formatAmount(percentOf(price, defaultSettings.cancel_fee_percent));
  const row: typeof liveSubscriptions.$inferInsert = {
    ...{ ...promise, memberId: node.id, buyerId: buyer.id, packageId, wallet: 'pay_in', accountNumber },
    ...{ paidRoiAmount, dueAt: refundedAt ? null : dueAt, status },
    endedAt: refundedAt ?? endedAt,
    ...(cancelledAt
      ? { cancelReason: 'I need the money elsewhere', cancelRequestedAt: cancelledAt, cancelFee }
      : {}),
  };
  node[market] += cents(amount);
  world.sales.push({ node, market, cents: price, name, at });
  world.add(liveSubscriptions, row);
  world.book(purchased(buyer.id, amount, name, at, owner), row);
  if (refundedAt) world.book(purchaseRefunded(node.id, amount, cancelFee, name, refundedAt));
  return payments.map(({ at: paidAt, amount: paid }) => ({
    ...{ memberId: node.id, source: 'ROI', wallet: bonusWallet[market], amount: paid },
    ...{ description: roiDescription(name), at: paidAt, isPaid: true },
  }));
}

export interface Bonus {
  memberId: number;
  fromMemberId?: number | undefined;
  source: PayoutSource;
  wallet: WalletKey;
  amount: string;
  description: string;
  at: Date;
  isPaid: boolean;
}

export function bonus(world: World, { at, isPaid, ...given }: Bonus): void {
  const row: typeof payouts.$inferInsert = { ...given, isPaid: isPaid ? 1 : 0, createdAt: at };
  world.add(payouts, row);
  const { memberId, wallet, amount, description: note, source } = given;
  if (isPaid) world.book(bonusPaid(memberId, wallet, amount, { note, source }, at), row);
}

export interface PayTo {
  bank?: { bankName: string; acNo: string; holderName: string; ifsc: string };
  crypto?: { network: string; address: string };
}

/** What the operator wrote, by status. */
const usualRemarks = [null, 'Sent', 'The account could not be verified'] as const;

/** A withdrawal that the operator answered after two days, or has not answered yet. */
export function withdraw(
  world: World,
  request: {
    memberId: number;
    wallet: WalletKey;
    amount: string;
    at: Date;
    status: 0 | 1 | 2;
    payTo: PayTo;
    remarks?: string;
  },
): void {
  const { memberId, wallet, amount, at, status, payTo, remarks = usualRemarks[status] } = request;
  const coinType = payTo.bank ? 'bank' : 'crypto';
  const terms = withdrawalTerms(parseAmount(amount), coinType, defaultSettings);
  const actedAt = new Date(at.getTime() + 2 * 24 * 3_600_000);
  // The id is the code's number, as it is of those asked for later: so no code is given twice.
  const id = world.serial();
  const code = withdrawalCode(at, id);
  const row: typeof withdrawals.$inferInsert = {
    ...{ id, memberId, code, wallet, coinType, status, remarks, ...terms, createdAt: at },
    ...{ actedAt: status === 0 ? null : actedAt, tHash: status === 1 && payTo.crypto ? hash(world) : null },
    ...payTo.bank,
    ...payTo.crypto,
  };
  world.add(withdrawals, row);
  world.book(withdrawalAsked(memberId, wallet, amount, code, at), row);
  if (status === 1) world.book(withdrawalSent(memberId, amount, terms.fee, code, actedAt));
  if (status === 2) world.book(withdrawalRejected(memberId, wallet, amount, code, actedAt));
}

/** From the Out going to the Receiving Wallet; status 0 still waits for the operator, 2 came back after a day. */
export function transfer(
  world: World,
  memberId: number,
  amount: string,
  at: Date,
  status: 0 | 1 | 2 = 1,
  comment: string | null = null,
): void {
  const actedAt = status === 2 ? new Date(at.getTime() + 24 * 3_600_000) : at;
  const row: typeof transfers.$inferInsert = {
    ...{ payerId: memberId, payeeId: memberId, fromWallet: 'pay_out', toWallet: 'pay_in' },
    ...{ transferAmount: amount, netTransferAmount: amount, transferType: walletTransfer, comment },
    ...{ status, createdAt: at, actedAt: status === 0 ? null : actedAt },
  };
  world.add(transfers, row);
  const payer = { memberId, wallet: 'pay_out' } as const;
  if (status === 1) world.book(transferred(memberId, 'pay_out', 'pay_in', amount, at), row);
  else world.book(transferAsked(memberId, 'pay_out', amount, at), row);
  if (status === 2) world.book(transferDecided(memberId, payer, amount, false, actedAt));
}
