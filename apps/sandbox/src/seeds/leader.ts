import { formatAmount, fromStored, getPercent } from '../ledger/amount';
import { chainAddress } from '../data/chainAddress';
import { isBelow } from '../data/downline';
import { getRank, royaltyRanks } from '../plan/ranks';
import { type Bonus, bonus } from './bonus';
import { deposit, giveAddresses, pay } from './deposits';
import { buyBot, buyLive } from './purchases';
import { transfer } from './transfers';
import { withdraw } from './withdrawals';
import { demoMember } from './demoMembers';
import { leaderAccount, secondLeaderAccount } from './mt5';
import type { TreeNode } from './tree';
import type { World } from './world';

export const leaderPayTo = {
  crypto: { network: 'USDT TRC20', address: chainAddress('USDT TRC20', 'leader payout') },
} as const;

/** The account of the leader's first months. The address was added later. */
const leaderFirstPayTo = {
  bank: {
    bankName: 'First Example Bank',
    acNo: '00441920873',
    holderName: 'Amara Okafor',
    ifsc: 'FEXB0004471',
  },
};

type Asked = Parameters<typeof withdraw>[1];

interface Step {
  at: Date;
  run: () => void;
}

/** The longest realistic operator texts, to test the layout. */
const longRemarks =
  'The network in your withdraw settings didn’t match the one you named in your ticket that day. To keep your money safe, we haven’t sent it. The whole amount is back in your wallet. Please check the address with your wallet’s provider, reply to your ticket, and request the withdrawal again.';
const longComment =
  'Held while we reviewed your wallet’s transactions of the last 30 days, and returned in full because the review wasn’t finished by the end of the month';
const longDescription =
  'Monthly royalty for matching pairs in both legs and the live business of your whole team, less cancelled subscriptions, including a correction of last month’s rounding';

/** Ten months of deposits and purchases: bots and live packages in every state, and one of each for another member. */
export function shopAsLeader(world: World, leader: TreeNode, friend: TreeNode): Bonus[] {
  giveAddresses(world, leader.id);
  const spend: [number, number, string][] = [
    [298, 1, '5000.00'],
    [280, 3, '150.00'],
    [250, 5, '75.25'],
    [215, 2, '9000.00'],
    [160, 7, '1200.00'],
    [130, 4, '60.00'],
    [96, 1, '12500.50'],
    [60, 2, '333.33'],
    [30, 9, '48.90'],
    [7, 6, '500.00'],
  ];
  for (const [days, hours, amount] of spend) deposit(world, leader.id, amount, world.ago(days, hours));
  pay(world, leader.id, '120.00', world.ago(0, 2));
  const bots: [number, string, Date][] = [
    [1, '100.00', world.ago(297, 20)],
    [4, '1000.00', world.ago(296)],
    [5, '2500.00', world.ago(214)],
  ];
  for (const [packageId, amount, at] of bots) buyBot(world, leader, { packageId, amount, at });
  const given = { buyer: leader, owner: demoMember('pinuser').username };
  buyBot(world, friend, { packageId: 1, amount: '100.00', at: world.ago(20), ...given });
  buyLive(world, friend, { packageId: 11, amount: '250.00', at: world.ago(18), ...given });
  const lives: Parameters<typeof buyLive>[2][] = [
    { packageId: 11, amount: '250.00', at: world.ago(292) },
    { packageId: 12, amount: '3000.00', at: world.ago(212) },
    { packageId: 15, amount: '5000.00', at: world.ago(180), accountNumber: leaderAccount },
    {
      ...{ packageId: 14, amount: '500.00', at: world.ago(150), cancelledAt: world.ago(3) },
      accountNumber: secondLeaderAccount,
    },
    {
      ...{ packageId: 12, amount: '500.00', at: world.ago(95) },
      ...{ cancelledAt: world.ago(44), refundedAt: world.ago(40) },
    },
    { packageId: 14, amount: '500.00', at: world.ago(50) },
  ];
  return lives.flatMap((purchase) => buyLive(world, leader, { ...purchase, isSettled: true }));
}

/**
 * The leader's payments out: twice a month a transfer and withdrawals from three wallets, each of part of the balance
 * at that time. `incomes` are all bonuses of the leader.
 */
export function moveAsLeader(world: World, leader: TreeNode, incomes: readonly Bonus[]): void {
  const held = { pay_out: 0n, live: 0n, fixed: 0n };
  const royalties = getRoyalties(world, leader, incomes);
  // In each world a bonus waits: the newest royalty, or else the newest bonus from the team.
  const newest = incomes
    .filter(({ source }) => source !== 'ROI')
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  const all =
    royalties.length > 0
      ? [...incomes, ...royalties]
      : incomes.map((income) => (income === newest ? { ...income, isPaid: false } : income));
  const steps: Step[] = all.map((income) => ({
    at: income.at,
    run: () => {
      bonus(world, income);
      if (income.isPaid) held[income.wallet as keyof typeof held] += fromStored(income.amount);
    },
  }));
  type Source = keyof typeof held;
  const take = (wallet: Source, percent: string, at: Date, use: (amount: string) => void): Step => ({
    at,
    run: () => {
      const share = getPercent(held[wallet], percent);
      const amount = share - (share % 100n);
      if (amount < 100n) return;
      // Rejected amounts return but are not added here, so the real balance is never lower than this one.
      held[wallet] -= amount;
      use(formatAmount(amount));
    },
  });
  const ask = (wallet: Source, percent: string, at: Date, status: 0 | 1 | 2, more: Partial<Asked> = {}) =>
    take(wallet, percent, at, (amount) =>
      withdraw(world, { memberId: leader.id, wallet, amount, at, status, payTo: leaderPayTo, ...more }),
    );
  const move = (percent: string, at: Date, status: 0 | 1 | 2 = 1, comment: string | null = null) =>
    take('pay_out', percent, at, (amount) => transfer(world, leader.id, amount, at, status, comment));
  for (let month = 9; month >= 1; month -= 1) {
    const day = (of: number) => world.ago(month * 30 - of);
    steps.push(
      move('20', day(6)),
      ask('pay_out', '35', day(9), month === 4 ? 2 : 1),
      ask('live', '25', day(14), month === 7 ? 2 : 1, {
        ...(month > 6 ? { payTo: leaderFirstPayTo } : {}),
        ...(month === 7 ? { remarks: longRemarks } : {}),
      }),
      move('15', day(21), month === 5 ? 2 : 1, month === 5 ? longComment : null),
      ask('fixed', '30', day(24), 1),
    );
  }
  steps.push(ask('pay_out', '10', world.ago(1, 20), 0), ask('live', '5', world.ago(0, 9), 0));
  steps.push(move('12', world.ago(0, 5), 0));
  steps.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { run } of steps) run();
}

/**
 * The monthly reward for the whole team's live business, granted by the operator from the first rank with royalty on. The
 * newest is not paid yet. In a team too small for that rank there is none (ADR 9).
 */
function getRoyalties(world: World, leader: TreeNode, incomes: readonly Bonus[]): Bonus[] {
  const pairs = incomes.filter(({ source }) => source === 'MATCHING');
  const hasRank = (at: Date) =>
    getRank(pairs.filter((pair) => pair.at <= at).length, royaltyRanks) !== undefined;
  const team = world.sales.filter(
    ({ node, market }) => market !== 'bot' && isBelow(node.sponsorPath, leader.sponsorPath),
  );
  const result: Bonus[] = [];
  for (let month = 5; month >= 0; month -= 1) {
    const at = world.ago(month * 30 + 1, 6);
    const sum = team.reduce((total, sale) => (sale.at <= at ? total + sale.cents : total), 0n);
    if (sum === 0n || !hasRank(at)) continue;
    result.push({
      ...{
        memberId: leader.id,
        source: 'ROYALTY',
        wallet: 'fixed',
        amount: formatAmount(getPercent(sum, '0.05')),
      },
      ...{ description: month === 2 ? longDescription : 'Royalty', at, isPaid: month > 0 },
    });
  }
  return result;
}
