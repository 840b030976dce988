import { fn } from 'storybook/test';
import type { VerifyEmailScreenProps } from './VerifyEmailScreen';

/** An empty form, with no code requested yet. */
export const verifyEmailArgs = {
  username: 'amara21',
  request: { state: 'idle' },
  onVerify: fn(),
  onCodeRequest: fn(),
  onAccountChange: fn(),
} satisfies VerifyEmailScreenProps;
