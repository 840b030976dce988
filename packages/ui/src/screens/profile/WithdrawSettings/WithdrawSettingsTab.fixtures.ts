import { fn } from 'storybook/test';
import type { WithdrawSettingsTabProps } from './WithdrawSettingsTab';

export const bep20 = '0x52908400098527886E0F7030069857D2E4169EE7';
export const trc20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

export const withdrawArgs = {
  destination: { state: 'ready', data: { kind: 'none' } },
  verification: { authType: 'otp', request: { state: 'idle' }, onCodeRequest: fn(), onDialogOpen: fn() },
  form: { busy: false, saved: 0 },
  onSave: fn(),
} satisfies WithdrawSettingsTabProps;
