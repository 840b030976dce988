import { fn } from 'storybook/test';
import { toAddress } from '../../components/DestinationDetails/DestinationDetails.fixtures';
import { Money } from '../../components/Money/Money';
import { Review } from '../Review/Review';
import type { VerifyDialogProps } from './VerifyDialog';
import { asking } from '../../forms/StepUp/stepUp.fixtures';

/** Nothing sent yet, to a server with proven key support. */
export const freshAttempt: VerifyDialogProps['attempt'] = {
  form: { busy: false, saved: 0 },
  isProven: true,
};

export const verifyArgs = {
  open: true,
  description: 'The amount leaves your Out going Wallet at once and is paid out once it is approved.',
  children: (
    <Review
      amount="250.00"
      rows={[
        { label: 'Wallet', value: 'Out going Wallet' },
        { label: 'Balance before', value: <Money figure="balanceBefore" value="3215.00" /> },
        { label: 'Balance after', value: <Money figure="balanceAfter" value="2965.00" /> },
      ]}
      destination={toAddress}
    />
  ),
  secondFactor: {
    purpose: 'withdraw',
    verification: asking,
  },
  confirmLabel: 'Withdraw',
  attempt: freshAttempt,
  history: { href: '/user/manualWithdrawList' },
  onConfirm: fn(),
  onRepeat: fn(),
  onClose: fn(),
} satisfies VerifyDialogProps;
