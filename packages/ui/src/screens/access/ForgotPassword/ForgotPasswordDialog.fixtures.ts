import { fn } from 'storybook/test';
import type { ForgotPasswordDialogProps } from './ForgotPasswordDialog';

/** Opened from an empty sign-in. */
export const forgotPasswordArgs = {
  username: '',
  step: 1,
  request: { state: 'idle' },
  onCodeRequest: fn(),
  onReturn: fn(),
  onPasswordSubmit: fn(),
  onClose: fn(),
} satisfies ForgotPasswordDialogProps;

/** A code was requested. */
export const secondStep = { username: 'amara21', step: 2 } as const;
