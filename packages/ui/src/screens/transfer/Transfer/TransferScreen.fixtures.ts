import { walletNames } from '../../../text/wallets';
import { fn } from 'storybook/test';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import type { TransferScreenProps } from './TransferScreen';
import type { Transfer, TransferValues } from './transfer';

const one: Transfer = {
  id: '88',
  code: '88',
  payer: 'amara21',
  payee: 'amara21',
  from: 'Out going Wallet',
  to: 'Receiving Wallet',
  amount: '200.00',
  netAmount: '200.00',
  type: 'Wallet to wallet',
  status: 'approved',
  at: '2026-11-12T16:22:00Z',
  support: '/user/chat?about=transfer&code=88',
};

export const transfers: readonly Transfer[] = [
  {
    ...one,
    id: '90',
    code: '90',
    amount: '50.00',
    netAmount: '50.00',
    status: 'pending',
    canTakeBack: true,
    at: '2026-11-20T08:00:00Z',
  },
  one,
  {
    ...one,
    id: '61',
    code: '61',
    amount: '1200.00',
    netAmount: '1188.00',
    status: 'rejected',
    comment: 'Sent twice',
    at: '2026-10-30T16:22:00Z',
  },
];

/** A confirmed transfer of 200 dollars. */
export const asked: TransferValues = { wallet: 'pay_out_to_pay_in', amount: '200.00' };

export const transferArgs = {
  transfers: pagedList(transfers),
  cards: [
    { title: walletNames.pay_out, figure: { kind: 'amount', value: '3215.00' }, parts: [] },
    { title: walletNames.pay_in, figure: { kind: 'amount', value: '12480.50' }, parts: [] },
    { title: 'Total Transferred', figure: { kind: 'amount', value: '1450.00' }, parts: [] },
    { title: 'Pending Transfers', figure: { kind: 'amount', value: '50.00' }, parts: [] },
  ],
  balances: { from: '3215.00', to: '12480.50' },
  write: idleWrite<TransferValues>(),
  verification: { authType: 'otp', request: { state: 'idle' }, onCodeRequest: fn(), onDialogOpen: fn() },
  takeBack: idleWrite(),
  exporting: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  now: Date.parse('2026-11-20T09:00:00Z'),
} satisfies TransferScreenProps;
