import { fn } from 'storybook/test';
import { toAddress } from '../../../components/DestinationDetails/DestinationDetails.fixtures';
import { summaryTitles } from '../../../text/summaryTitles/summaryTitles';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import type { WithdrawPage, WithdrawValues } from './withdrawDraft';
import type { WithdrawScreenProps } from './WithdrawScreen';

export const withdrawPage: WithdrawPage = {
  cards: [
    { title: summaryTitles.totalWithdrawals, figure: { kind: 'amount', value: '1420.00' }, parts: [] },
    { title: summaryTitles.pendingWithdrawals, figure: { kind: 'amount', value: '250.00' }, parts: [] },
    { title: summaryTitles.withdrawalFee, figure: { kind: 'percent', value: '5' }, parts: [] },
  ],
  balances: { pay_out: '3215.00', live: '8900.25', fixed: '0.00' },
  rate: '88.25',
};

/** A confirmed withdrawal of 250 dollars. */
export const asked: WithdrawValues = { wallet: 'pay_out', amount: '250.00' };

export const withdrawArgs = {
  page: { state: 'ready', data: withdrawPage },
  destination: { state: 'ready', data: toAddress },
  write: idleWrite<WithdrawValues>(),
  verification: { authType: 'otp', request: { state: 'idle' }, onCodeRequest: fn(), onDialogOpen: fn() },
} satisfies WithdrawScreenProps;
