import { fn } from 'storybook/test';
import { toNoon, numberOfDay } from '../../text/format/dayNumbers';
import { balanceMessages } from '../../text/charts/balanceMessages';
import { subtractAmounts, sumAmounts } from '../../text/format/amount';
import { wholeText } from '../units';
import { toUsd } from '../usd.fixtures';
import { balanceAt, intoAt, outAt } from './flows';
import type { BalanceCardProps } from './BalanceCard';
import type { Balance } from './Balances';

/** `count` days until 20 November 2026, with a transaction on every third. */
export function balanceDays(count: number): Balance['points'] {
  const today = numberOfDay('2026-11-20');
  let balance = 820_000;
  return Array.from({ length: count }, (_, at) => {
    const moves = at % 3 === 0;
    const into = moves && at % 2 === 0 ? 20_000 + (at % 7) * 13_750 : 0;
    const out = moves && at % 5 === 0 ? Math.min(balance, 15_000 + (at % 11) * 9_000) : 0;
    balance += into - out;
    return { at: toNoon(today - count + 1 + at), values: [balance, into, out].map(toUsd) };
  });
}

const days = balanceDays(362);
const getSum = (value: number) => sumAmounts(days.map(({ values }) => values[value] ?? '0'));
const money = (amount: string) => wholeText(amount, 'money');

export const balanceOfYear: Balance = {
  figure: days.at(-1)?.values[balanceAt],
  change: {
    words: balanceMessages.since({
      change: `+${money(subtractAmounts(getSum(intoAt), getSum(outAt)))}`,
      day: '24 November 2025',
    }),
    meaning: 'plain',
  },
  part: undefined,
  sentence: balanceMessages.moved({ incoming: money(getSum(intoAt)), outgoing: money(getSum(outAt)) }),
  points: days,
};

export const balanceArgs = {
  wallet: 'Receiving Wallet',
  balance: { state: 'ready', data: balanceOfYear },
  onSelect: fn(),
  onSave: fn(),
} satisfies BalanceCardProps;

export const chosenDays = {
  chosen: { from: '2026-08-18', to: '2026-09-29' },
  balance: {
    state: 'ready',
    data: {
      ...balanceOfYear,
      part: undefined,
      sentence: '18 August to 29 September 2026: 41 transactions in the list below.',
    },
  },
} satisfies Partial<BalanceCardProps>;
