import { createElement } from 'react';
import { fn } from 'storybook/test';
import { RoiCard } from '../../../charts/RoiCard/RoiCard';
import { roiArgs } from '../../../charts/RoiCard/RoiCard.fixtures';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import type { LiveHistoryScreenProps } from './LiveHistoryScreen';
import type { LiveSubscription } from './liveSubscription';

const live = (more: Partial<LiveSubscription> = {}): LiveSubscription => ({
  id: '77',
  cancelId: '77',
  own: true,
  username: 'amara21',
  package: 'Live Desk',
  price: '2500.00',
  paidRoi: '312.50',
  roiLimit: '5000.00',
  account: '5012345',
  lacksAccount: false,
  boughtAt: '2026-08-14T10:05:00Z',
  status: 'active',
  support: '/user/chat?about=subscription&code=77',
  claim: '/user/chat?about=missingBonus&code=77',
  ...more,
});

/** One of each status, one without its account, one for another member. */
export const lives: readonly LiveSubscription[] = [
  live({
    id: '81',
    cancelId: '81',
    package: 'Live Intro',
    price: '500.00',
    cancelQuote: { fee: '50.00', net: '450.00' },
    account: undefined,
    lacksAccount: true,
  }),
  live(),
  live({
    ...{ id: '80', cancelId: '80', own: false, username: 'tunde7', package: 'PAAM Growth', price: '1000.00' },
    ...{ paidRoi: undefined, roiLimit: undefined, account: undefined },
  }),
  live({ id: '70', cancelId: '70', package: 'Live Standard', status: 'requested' }),
  live({
    ...{ id: '61', cancelId: '61', package: 'PAAM Start', price: '250.00', account: undefined },
    ...{ paidRoi: '500.00', roiLimit: '500.00', packageAccount: 'PAMM-204', status: 'expired' },
  }),
  live({ id: '52', cancelId: '52', package: 'Live Standard', paidRoi: '25.00', status: 'cancelled' }),
];

export const liveTerms: NonNullable<LiveHistoryScreenProps['terms']> = {
  allowed: true,
  fees: [{ title: 'Cancellation Fee', kind: 'percent', value: '10' }],
  instructions: [
    'A cancellation is carried out within seven working days. Until then the subscription keeps earning.',
    'The price less the fee is then paid to your Out going Wallet. What was earned stays yours.',
  ],
};

export const liveArgs = {
  roi: createElement(RoiCard, roiArgs),
  subscriptions: pagedList(lives, { fields: [] }),
  terms: liveTerms,
  exporting: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  now: Date.parse('2026-11-20T09:00:00Z'),
  cancellation: idleWrite(),
  verification: { authType: 'otp', request: { state: 'idle' }, onCodeRequest: fn(), onDialogOpen: fn() },
  adding: { form: { busy: false, saved: 0 }, offline: false, onSend: fn(), onOpen: fn() },
} satisfies LiveHistoryScreenProps;
