import { mt5Accounts, mt5BalanceLog, mt5Trades } from '../schema/mt5';
import { demoMember } from './demoMembers';
import type { World } from './world';

/** The leader's live account, with the movements and closed trades of five months. */
export function seedMt5(world: World): void {
  const { random } = world;
  const login = '70018842';
  world.add(mt5Accounts, {
    ...{ login, memberId: demoMember('leader').id, accountType: 'live', masterPasswordShown: 1 },
    ...{
      mainPass: 'Mx7-quiet-river',
      investorPass: 'Iv3-open-window',
      leverage: 100,
      createdAt: world.ago(179),
    },
    ...{ balance: '5412.36', credit: '0.00', assets: '0.0000', equity: '5398.1200', marginFree: '5120.4400' },
    ...{ margin: '277.6800', marginLevel: '1944.0100', floating: '-14.2400' },
  });
  const log: [string, string, string, number][] = [
    ['5000.00', 'credit', 'deposit', 179],
    ['250.00', 'credit', 'bonus', 120],
    ['300.00', 'debit', 'withdrawal', 60],
  ];
  for (const [amount, type, transactionType, days] of log) {
    world.add(mt5BalanceLog, {
      login,
      platform: 'MT5',
      amount,
      type,
      transactionType,
      createdAt: world.ago(days),
    });
  }
  for (let index = 64; index >= 1; index -= 1) {
    const tradeSymbol = random.pick(['EURUSD', 'GBPUSD', 'XAUUSD', 'USDJPY']);
    const price =
      { EURUSD: 1.08, GBPUSD: 1.27, XAUUSD: 2350, USDJPY: 151 }[tradeSymbol]! *
      (1 + random.integer(-80, 80) / 10_000);
    const volume = random.integer(1, 40) / 100;
    world.add(mt5Trades, {
      ...{ login, tradeAction: random.chance(0.5) ? 0 : 1, tradeSymbol, tradeVolume: volume.toFixed(4) },
      ...{
        tradePrice: price.toFixed(4),
        tradePricePosition: (price * (1 + random.integer(-30, 30) / 10_000)).toFixed(4),
      },
      ...{ tradeProfit: (random.integer(-6_000, 9_000) / 100).toFixed(4), createdAt: world.ago(index * 2.5) },
    });
  }
}
