import { formatAmount, percentOf } from '../../ledger/amount';
import { chainAddress } from '../chainAddress';
import {
  type Bonus,
  bonus,
  buyBot,
  buyLive,
  deposit,
  giveAddresses,
  pay,
  transfer,
  withdraw,
} from './business';
import type { TeamPurchase } from './team';
import type { TreeNode } from './tree';
import type { World } from './world';

export const leaderPayTo = {
  crypto: { network: 'USDT TRC20', address: chainAddress('USDT TRC20', 'leader payout') },
};

/** The account of the leader's first months; the address came later. */
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

/** Texts as long as operators write them: what shows them must bear it. */
const longRemarks =
  'The network of the address in your withdraw settings did not match the network that you named in your ticket of the same day. To keep your money safe we have not sent it: please check the address with your wallet’s provider, write to us once more, and ask for the withdrawal again. The whole amount is back in your wallet.';
const longComment =
  'Held for a review of the wallet’s movements of the last thirty days and returned in full, because the review was not finished before the end of the month';
const longDescription =
  'Royalty of the month, for the matching pairs of both legs and the live business of the whole team, after the deduction of cancelled subscriptions and with the correction of last month’s rounding';

/**
 * Ten months of the leader: deposits and purchases, bonuses out of what the team bought, twice a month a transfer and
 * withdrawals from three wallets, each of part of what is there at that time.
 */
export function seedLeader(world: World, leader: TreeNode, purchases: readonly TeamPurchase[]): void {
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
  buyBot(world, leader, 1, '100.00', world.ago(297, 20), false);
  buyBot(world, leader, 4, '1000.00', world.ago(296));
  buyBot(world, leader, 5, '2500.00', world.ago(214));
  const lives: [number, string, number, string?][] = [
    [12, '3000.00', 212],
    [15, '5000.00', 180, '70018842'],
    [14, '500.00', 150],
    [11, '250.00', 95],
  ];
  const roiWeekly: { amount: bigint; wallet: 'live' | 'fixed'; from: number; name: string }[] = [];
  for (const [packageId, amount, days, accountNumber] of lives) {
    const status = packageId === 14 ? 3 : packageId === 11 ? 2 : 1;
    const weekly = percentOf(BigInt(Math.round(Number(amount) * 100)), packageId > 13 ? '1.5' : '1');
    const weeks = status === 1 ? Math.floor((days - 1) / 7) : 0;
    const paidRoi = formatAmount(weekly * BigInt(weeks));
    buyLive(world, leader, {
      packageId,
      amount,
      at: world.ago(days),
      status,
      paidRoi,
      ...(accountNumber ? { accountNumber } : {}),
    });
    if (weeks > 0) {
      const isLive = packageId > 13;
      roiWeekly.push({
        amount: weekly,
        wallet: isLive ? 'live' : 'fixed',
        from: days,
        name: isLive ? 'Live Standard' : 'PAAM Growth',
      });
    }
  }
  const held: Record<'pay_out' | 'live' | 'fixed', bigint> = { pay_out: 0n, live: 0n, fixed: 0n };
  const earn = (given: Income) => {
    bonus(world, { ...given, memberId: leader.id, amount: formatAmount(given.amount) });
    if (given.isPaid) held[given.wallet] += given.amount;
  };
  const steps: Step[] = bonusesOf(world, leader, purchases).map((given) => ({
    at: given.at,
    run: () => earn(given),
  }));
  for (const { amount, wallet, from, name } of roiWeekly) {
    for (let days = from - 7; days > 0; days -= 7) {
      const at = world.ago(days, 1);
      steps.push({
        at,
        run: () => earn({ source: 'ROI', wallet, amount, description: `ROI of ${name}`, at, isPaid: true }),
      });
    }
  }
  type Source = keyof typeof held;
  const take = (wallet: Source, percent: string, at: Date, use: (amount: string) => void): Step => ({
    at,
    run: () => {
      const share = percentOf(held[wallet], percent);
      const amount = share - (share % 100n);
      if (amount < 100n) return;
      // What is rejected comes back, but is not counted on any more: the balance only ever is higher than thought.
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

type Income = Omit<Bonus, 'memberId' | 'amount' | 'wallet'> & {
  amount: bigint;
  wallet: 'pay_out' | 'live' | 'fixed';
};

/** Referral and direct bonuses of the own referrals, weekly matching, monthly pool level and royalty. */
function bonusesOf(world: World, leader: TreeNode, purchases: readonly TeamPurchase[]): Income[] {
  const result: Income[] = [];
  for (const { node, market, cents, at } of purchases) {
    if (node.sponsor !== leader) continue;
    const isBot = market === 'bot';
    result.push({
      ...{ fromMemberId: node.id, source: isBot ? 'REFERRAL' : 'DIRECT', wallet: isBot ? 'pay_out' : 'live' },
      ...{ amount: percentOf(BigInt(cents), isBot ? '8' : '5'), at: new Date(at.getTime() + 60_000) },
      ...{ description: isBot ? 'Referral bonus' : 'Direct bonus', isPaid: at < world.ago(2) },
    });
  }
  const side = (node: TreeNode) => node.binaryPath.charAt(leader.binaryPath.length);
  let paired = 0;
  for (let days = 287; days >= 1; days -= 7) {
    const at = world.ago(days, 2);
    const bots = purchases.filter((purchase) => purchase.market === 'bot' && purchase.at <= at);
    const left = bots.filter(({ node }) => side(node) === 'L').length;
    const pairs = Math.min(left, bots.length - left);
    if (pairs === paired) continue;
    const amount = BigInt(pairs - paired) * 500n;
    const description = `Matching bonus for ${pairs - paired} pairs`;
    result.push({ source: 'MATCHING', wallet: 'pay_out', amount, description, at, isPaid: days > 1 });
    paired = pairs;
  }
  for (let month = 9; month >= 0; month -= 1) {
    const at = world.ago(month * 30 + 1, 6);
    const live = purchases.filter((purchase) => purchase.market === 'live' && purchase.at <= at);
    const sum = live.reduce((total, { cents }) => total + BigInt(cents), 0n);
    if (sum === 0n) continue;
    result.push({
      source: 'POOL_LEVEL',
      wallet: 'live',
      amount: percentOf(sum, '0.1'),
      description: 'Pool level bonus',
      at,
      isPaid: true,
    });
    if (month > 5) continue;
    result.push({
      source: 'ROYALTY',
      wallet: 'fixed',
      amount: percentOf(sum, '0.05'),
      description: month === 2 ? longDescription : 'Royalty',
      at,
      isPaid: month > 0,
    });
  }
  return result;
}
