import { fn } from 'storybook/test';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { toAddress, toBank } from '../../../components/DestinationDetails/DestinationDetails.fixtures';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import type { WithdrawHistoryScreenProps } from './WithdrawHistoryScreen';
import type { Withdrawal } from './withdrawal';

const hash = '9c1185a5c5e9fc54612808977ee8f548b2258d31b0b6e0a4f1c2d3e4f5a6b7c8';

const paid: Withdrawal = {
  id: 'WD-261118-000198',
  code: 'WD-261118-000198',
  type: 'Live Wallet',
  hash,
  explorer: `https://explorer.example/tx/${hash}`,
  method: 'crypto',
  destination: toAddress,
  amountFrom: '250.00',
  amountTo: '250.00',
  netAmount: '237.50',
  remarks: 'Paid with the batch of Friday',
  status: 'completed',
  at: '2026-11-18T07:41:00Z',
  support: '/user/chat?about=withdrawal&code=WD-261118-000198',
};

/** One of each status and each method. */
export const withdrawals: readonly Withdrawal[] = [
  {
    ...paid,
    id: 'WD-261120-000231',
    code: 'WD-261120-000231',
    type: 'Out going Wallet',
    hash: undefined,
    explorer: undefined,
    remarks: undefined,
    status: 'pending',
    canTakeBack: true,
    at: '2026-11-20T07:14:00Z',
  },
  paid,
  {
    ...paid,
    id: 'WD-261002-000154',
    code: 'WD-261002-000154',
    hash: undefined,
    explorer: undefined,
    method: 'bank',
    destination: toBank,
    amountFrom: '100.00',
    amountTo: '8825.00',
    netAmount: '8383.75',
    remarks: 'The account number is not known to the bank.',
    status: 'rejected',
    at: '2026-10-02T12:00:00Z',
  },
];

export const historyArgs = {
  withdrawals: pagedList(withdrawals),
  exporting: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  takeBack: idleWrite(),
  now: Date.parse('2026-11-20T09:00:00Z'),
  onCopy: fn(),
} satisfies WithdrawHistoryScreenProps;

/** Three that took six hours each, and one that waits. */
export const withHistory: readonly Withdrawal[] = [
  withdrawals[0]!,
  ...['18', '16', '14'].map((day) => ({
    ...paid,
    id: `WD-2611${day}`,
    code: `WD-2611${day}`,
    at: `2026-11-${day}T07:00:00Z`,
    decidedAt: `2026-11-${day}T13:00:00Z`,
  })),
];
