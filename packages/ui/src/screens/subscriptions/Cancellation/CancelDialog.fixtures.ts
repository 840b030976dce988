import { fn } from 'storybook/test';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { liveTerms } from '../LiveHistory/LiveHistoryScreen.fixtures';
import type { CancelValues } from './cancellation';
import type { CancelDialogProps } from './CancelDialog';

export const askedLive: CancelValues = {
  id: '77',
  package: 'Live Desk',
  username: 'amara21',
  price: '2500.00',
};

export const cancelArgs = {
  kind: 'live',
  terms: liveTerms,
  cancellation: idleWrite({ asked: askedLive }),
  verification: { authType: 'otp', request: { state: 'idle' }, onCodeRequested: fn(), onDialogOpened: fn() },
} satisfies CancelDialogProps;
