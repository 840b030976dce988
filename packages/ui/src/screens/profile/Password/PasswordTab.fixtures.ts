import { fn } from 'storybook/test';
import type { PasswordTabProps } from './PasswordTab';

export const passwordArgs = {
  username: 'amara21',
  verification: { authType: 'otp', request: { state: 'idle' }, onCodeRequested: fn(), onDialogOpened: fn() },
  form: { busy: false, saved: 0 },
  onChanged: fn(),
} satisfies PasswordTabProps;
