import { createElement } from 'react';
import { fn } from 'storybook/test';
import { EarningsCard } from '../../../charts/EarningsCard/EarningsCard';
import { earningsArgs } from '../../../charts/EarningsCard/EarningsCard.fixtures';
import type { FilterField } from '../../../components/FilterDialog/filterField';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import type { Payout } from './payout';
import type { PayoutsScreenProps } from './PayoutsScreen';

const lines: readonly [from: string | undefined, amount: string, description: string, source: string][] = [
  ['jonas7', '25.00', 'Referral bonus of Starter Bot', 'Referral Bonus'],
  ['kenji88', '120.00', 'Matching bonus, 12 pairs', 'Matching Bonus'],
  [undefined, '4.20', 'ROI of Atlas', 'ROI Bonus'],
  ['lina04', '61.00', 'Direct bonus of Meridian', 'Direct Bonus'],
  ['mei21', '1250.75', 'Pool level bonus, level 3', 'Pool Level Bonus'],
];

export const payouts: readonly Payout[] = Array.from({ length: 10 }, (_, index) => {
  const [from, amount, description, source] = lines[index % lines.length]!;
  return {
    id: `payout-${7001 - index}`,
    serial: 11 + index,
    from,
    wallet: index % 3 === 2 ? 'Hold Wallet' : 'Out going Wallet',
    amount,
    description,
    source,
    status: index % 4 === 1 ? 'unpaid' : 'paid',
    createdAt: `2026-11-${20 - index}T1${index}:30:00Z`,
    ...(from !== undefined && {
      related: [{ label: `${from} in the Binary Tree`, href: `/user/binaryList?user=${from}` }],
    }),
  };
});

/** A referral bonus and a pair with what they were calculated from, and a bonus without it. */
export const withReasons: readonly Payout[] = [
  { ...payouts[0]!, why: { base: '250.00', rate: '10', level: 1, purchase: 'Starter Bot' } },
  { ...payouts[1]!, why: { pair: 4331, purchase: 'Pro Bot' } },
  payouts[2]!,
];

const fields: readonly FilterField[] = [
  { type: 'dates', from: 'from', to: 'to' },
  {
    type: 'option',
    name: 'source',
    label: 'Income Source',
    options: [
      { value: 'REFERRAL', label: 'Referral Bonus' },
      { value: 'ROI', label: 'ROI Bonus' },
    ],
  },
  {
    type: 'option',
    name: 'status',
    label: 'Status',
    options: [
      { value: 'paid', label: 'Paid' },
      { value: 'unpaid', label: 'Unpaid' },
    ],
  },
];

export const payoutsList = (rows: readonly Payout[], more: Partial<PayoutsScreenProps['payouts']> = {}) =>
  pagedList(rows, { fields, ...more });

export const payoutsArgs = {
  payouts: payoutsList(payouts),
  earnings: createElement(EarningsCard, earningsArgs),
  exporting: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  now: Date.parse('2026-11-20T09:14:00Z'),
} satisfies PayoutsScreenProps;

/** The longest and the shortest values that a server may send. */
export const oddPayouts: readonly Payout[] = [
  {
    ...payouts[0]!,
    id: 'long',
    serial: 1_234_567,
    from: 'amara21'.repeat(9),
    wallet: 'A wallet of a long name '.repeat(3),
    amount: '123456789012.34',
    description: 'One word after another makes a long description. '.repeat(12),
    source: 'X'.repeat(64),
  },
  { id: 'bare', serial: 2, wallet: '', description: '', source: '' },
  { ...payouts[0]!, id: 'zero', serial: 3, amount: '0', createdAt: 'yesterday' },
  {
    ...payouts[0]!,
    id: 'hostile',
    serial: 4,
    description: '<img src=x onerror=boom()>',
    source: '<img src=x onerror=boom()>',
    from: '\u202Eanomar',
  },
];
