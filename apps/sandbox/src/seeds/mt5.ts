import { mt5Accounts, mt5BalanceLog } from '../data/schema/mt5';
import { demoMember } from './demoMembers';
import type { World } from './world';

/** The accounts of the live subscriptions of the leader and bankuser (B §3). Their trades are computed. */
export const leaderAccount = '70018842';
export const secondLeaderAccount = '70020417';
export const demoAccount = '90002.17';

/** Days ago, amount, and kind. A positive amount is paid in. */
const leaderLog: [number, string, 'credit' | 'debit', string][] = [
  [179, '5000.00', 'credit', 'Deposit'],
  [150, '250.00', 'credit', 'Bonus'],
  [141, '120.00', 'debit', 'Withdrawal'],
  [127, '400.00', 'credit', 'Deposit'],
  [118, '75.50', 'debit', 'Withdrawal'],
  [102, '60.00', 'debit', 'Withdrawal'],
  [93, '35.25', 'credit', 'Correction'],
  [80, '90.00', 'debit', 'Withdrawal'],
  [66, '300.00', 'credit', 'Deposit'],
  [52, '110.00', 'debit', 'Withdrawal'],
  [37, '45.75', 'debit', 'Withdrawal'],
  [21, '150.00', 'credit', 'Deposit'],
  [9, '80.00', 'debit', 'Withdrawal'],
];

export function seedMt5(world: World): void {
  const account = (given: Omit<typeof mt5Accounts.$inferInsert, 'leverage'>, log: typeof leaderLog) => {
    world.add(mt5Accounts, { ...given, leverage: 100 });
    for (const [days, amount, type, transactionType] of log)
      world.add(mt5BalanceLog, {
        ...{ login: given.login, platform: 'MT5', amount, type, transactionType },
        createdAt: world.ago(days),
      });
  };
  account(
    {
      ...{ login: leaderAccount, memberId: demoMember('leader').id, createdAt: world.ago(179) },
      ...{ accountType: 'live', masterPasswordShown: 1 },
      ...{ mainPass: 'Mx7-quiet-river', investorPass: 'Iv3-open-window', nickname: 'Long term' },
    },
    leaderLog,
  );
  account(
    {
      ...{ login: secondLeaderAccount, memberId: demoMember('leader').id, createdAt: world.ago(149) },
      ...{ accountType: 'live', masterPasswordShown: 0 },
      ...{ mainPass: 'Rk5-yellow-kite', investorPass: 'Sl9-early-train' },
    },
    [
      [149, '500.00', 'credit', 'Deposit'],
      [61, '40.00', 'debit', 'Withdrawal'],
    ],
  );
  account(
    {
      ...{ login: demoAccount, memberId: demoMember('bankuser').id, createdAt: world.ago(29) },
      ...{ accountType: 'demo', masterPasswordShown: 0 },
      ...{ mainPass: 'Dm2-small-garden', investorPass: 'Dv8-wooden-door' },
    },
    [[29, '500.00', 'credit', 'Deposit']],
  );
}
