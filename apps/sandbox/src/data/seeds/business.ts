import { formatAmount, fromStored, parseAmount, perRate } from '../../ledger/amount';
import {
  bonusPaid,
  deposited,
  purchased,
  transferAsked,
  transferDecided,
  transferred,
  withdrawalAsked,
  withdrawalRejected,
  withdrawalSent,
} from '../../ledger/movements';
import { withdrawalTerms } from '../../ledger/withdrawalTerms';
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
