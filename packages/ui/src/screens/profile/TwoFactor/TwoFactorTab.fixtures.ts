import { fn } from 'storybook/test';
import type { TwoFactorState, TwoFactorTabProps } from './TwoFactorTab';

const secret = 'KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD';

export const notEnabled: TwoFactorState = {
  enabled: false,
  inUse: false,
  setup: { uri: `otpauth://totp/Member%20Portal:amara21?secret=${secret}&issuer=Member%20Portal`, secret },
};

export const enabled: TwoFactorState = { enabled: true, inUse: true, setup: {} };

/** Set up, and the member still confirms by another factor. */
export const setUp: TwoFactorState = { ...enabled, inUse: false };

export const twoFactorArgs = {
  twoFactor: { state: 'ready', data: notEnabled },
  form: { busy: false, saved: 0 },
  onSwitched: fn(),
  use: { form: { busy: false, saved: 0 }, onUsed: fn() },
} satisfies TwoFactorTabProps;
