import { fn } from 'storybook/test';
import type { VerifyEmailScreenProps } from './VerifyEmailScreen.types';

/** Nothing typed, and no code asked for yet. */
export const verifyEmailArgs = {
  username: 'amara21',
  request: { state: 'idle' },
  onVerified: fn(),
  onCodeRequested: fn(),
  onAccountChanged: fn(),
} satisfies VerifyEmailScreenProps;
