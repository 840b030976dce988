import { fn } from 'storybook/test';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import type { BotHistoryScreenProps } from './BotHistoryScreen';
import type { BotSubscription } from './botSubscription';

export const bot = (more: Partial<BotSubscription> = {}): BotSubscription => ({
  id: '501',
  cancelId: '501',
  own: true,
  username: 'amara21',
  invoiceId: 'INV-000501',
  package: 'Starter Bot',
  price: '100.00',
  activatedAt: '2026-09-02T08:30:00Z',
  endsAt: '2027-09-02T08:30:00Z',
  status: 'active',
  invoice: {
    billTo: 'Amara Okafor',
    username: 'amara21',
    country: 'Nigeria',
    invoiceId: 'INV-000501',
    at: '2026-09-02T08:30:00Z',
    package: 'Starter Bot',
    amountPaid: '100.00',
  },
  support: '/user/chat?about=subscription&code=INV-000501',
  claim: '/user/chat?about=missingBonus&code=INV-000501',
  ...more,
});

/** An active one, one for another member, and an ended one. */
export const bots: readonly BotSubscription[] = [
  bot(),
  bot({
    id: '502',
    cancelId: '502',
    own: false,
    username: 'tunde7',
    invoiceId: 'INV-000502',
    package: 'Flexible Bot',
    price: '2500.00',
  }),
  bot({
    id: '377',
    cancelId: '377',
    invoiceId: 'INV-000377',
    package: 'Alpha 500',
    price: '500.00',
    activatedAt: '2025-10-01T10:00:00Z',
    endsAt: '2026-10-01T10:00:00Z',
    status: 'inactive',
  }),
];

export const botTerms: NonNullable<BotHistoryScreenProps['terms']> = {
  allowed: true,
  fees: [],
  instructions: ['A cancelled bot stops at once. Its price is not refunded.'],
};

export const botArgs = {
  subscriptions: pagedList(bots, { fields: [] }),
  terms: botTerms,
  exporting: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  now: Date.parse('2026-11-20T09:00:00Z'),
  cancellation: idleWrite(),
  verification: { authType: 'otp', request: { state: 'idle' }, onCodeRequest: fn(), onDialogOpen: fn() },
  onInvoiceOpen: fn(),
} satisfies BotHistoryScreenProps;
