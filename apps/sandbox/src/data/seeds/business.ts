import { formatAmount, fromStored, percentOf, timesRate } from '../../ledger/amount';
import {
  bonusPaid,
  deposited,
  purchased,
  transferAsked,
  transferred,
  withdrawalAsked,
  withdrawalRejected,
  withdrawalSent,
} from '../../ledger/movements';
import { chainAddress } from '../chainAddress';
import { invoiceId, subscriptionEnd, withdrawalCode } from '../codes';
import type { PayoutSource } from '../payoutSources';
import type { WalletKey } from '../schema/columns';
import { depositAddresses, deposits, payouts, transfers, withdrawals } from '../schema/money';
import { liveSubscriptions, subscriptions } from '../schema/subscriptions';
import { defaultSettings } from '../settings';
import { botPackages, livePackages, methods } from './catalogue';
import type { TreeNode } from './tree';
import type { World } from './world';

/** What members do with money, as rows and movements of the world. Amounts are decimal texts. */

const hex = '0123456789abcdef';
const hash = (world: World): string => world.random.text(hex, 64);
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

export function giveAddresses(world: World, memberId: number): void {
  for (const method of [methods[0], methods[1]]) {
    const address = chainAddress(method.networkName, `member ${memberId}`);
    world.add(depositAddresses, { memberId, methodId: method.id, address });
  }
}

export function buyBot(
  world: World,
  node: TreeNode,
  packageId: number,
  amount: string,
  at: Date,
  isActive = true,
): void {
  const { name } = botPackages.find(({ id }) => id === packageId)!;
  const row: typeof subscriptions.$inferInsert = {
    ...{ memberId: node.id, buyerId: node.id, packageId, price: amount, amountPaid: amount },
    ...{
      invoiceId: invoiceId(at, world.serial()),
      status: isActive ? 1 : 0,
      createdAt: at,
      endDate: subscriptionEnd(at, 12),
    },
  };
  node.bot += cents(amount);
  node.bots += 1;
  world.add(subscriptions, row);
  world.book(purchased(node.id, amount, name, at), row);
}

interface LivePurchase {
  packageId: number;
  amount: string;
  at: Date;
  status?: 0 | 1 | 2 | 3;
  accountNumber?: string;
  paidRoi?: string;
}

export function buyLive(world: World, node: TreeNode, purchase: LivePurchase): void {
  const { packageId, amount, at, status = 1, accountNumber = null, paidRoi = '0.00' } = purchase;
  const { name, isMt5 } = livePackages.find(({ id }) => id === packageId)!;
  const row: typeof liveSubscriptions.$inferInsert = {
    ...{
      memberId: node.id,
      buyerId: node.id,
      packageId,
      wallet: 'pay_in',
      price: amount,
      paidRoiAmount: paidRoi,
    },
    ...{ roiLimit: formatAmount(fromStored(amount) * 2n), accountNumber, status, createdAt: at },
    ...(status > 1 ? { cancelReason: 'I need the money elsewhere', cancelRequestedAt: world.ago(3) } : {}),
  };
  if (isMt5 === 1) node.live += cents(amount);
  else node.fixed += cents(amount);
  world.add(liveSubscriptions, row);
  world.book(purchased(node.id, amount, name, at), row);
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

/** A withdrawal that the operator answered after two days, or has not answered yet. */
export function withdraw(
  world: World,
  request: { memberId: number; wallet: WalletKey; amount: string; at: Date; status: 0 | 1 | 2; payTo: PayTo },
): void {
  const { memberId, wallet, amount, at, status, payTo } = request;
  const code = withdrawalCode(at, world.serial());
  const rate = defaultSettings.conversion_rate;
  const fee = percentOf(fromStored(amount), defaultSettings.withdraw_fee_percent);
  const paid = (usd: bigint) => formatAmount(payTo.bank ? timesRate(usd, rate) : usd);
  const actedAt = new Date(at.getTime() + 2 * 24 * 3_600_000);
  const remarks = [null, 'Sent', 'The account could not be verified'][status] ?? null;
  const row: typeof withdrawals.$inferInsert = {
    ...{ memberId, code, wallet, type: 'manual', coinType: payTo.bank ? 'bank' : 'crypto', status, remarks },
    ...{ amountFrom: amount, fee: formatAmount(fee), amountTo: paid(fromStored(amount)) },
    ...{ netAmount: paid(fromStored(amount) - fee), conversionRate: rate, createdAt: at },
    ...{ actedAt: status === 0 ? null : actedAt, tHash: status === 1 && payTo.crypto ? hash(world) : null },
    ...payTo.bank,
    ...payTo.crypto,
  };
  world.add(withdrawals, row);
  world.book(withdrawalAsked(memberId, wallet, amount, code, at), row);
  if (status === 1) world.book(withdrawalSent(amount, formatAmount(fee), code, actedAt));
  if (status === 2) world.book(withdrawalRejected(memberId, wallet, amount, code, actedAt));
}

/** From the Out going to the Receiving Wallet; status 0 still waits for the operator. */
export function transfer(world: World, memberId: number, amount: string, at: Date, status: 0 | 1 = 1): void {
  const row: typeof transfers.$inferInsert = {
    ...{
      payerId: memberId,
      payeeId: memberId,
      fromWallet: 'pay_out',
      toWallet: 'pay_in',
      transferAmount: amount,
    },
    ...{
      netTransferAmount: amount,
      transferType: 'wallet',
      comment: 'pay_out to pay_in',
      status,
      createdAt: at,
    },
    actedAt: status === 1 ? at : null,
  };
  world.add(transfers, row);
  const asked =
    status === 1
      ? transferred(memberId, 'pay_out', 'pay_in', amount, at)
      : transferAsked(memberId, 'pay_out', amount, at);
  world.book(asked, row);
}
