import { fn } from 'storybook/test';
import type { PasswordTabProps } from './PasswordTab';

export const passwordArgs = {
  username: 'amara21',
  verification: { authType: 'otp', request: { state: 'idle' }, onCodeRequest: fn(), onDialogOpen: fn() },
  form: { busy: false, saved: 0 },
  onChange: fn(),
} satisfies PasswordTabProps;
