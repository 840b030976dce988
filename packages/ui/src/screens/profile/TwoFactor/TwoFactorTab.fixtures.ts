import { fn } from 'storybook/test';
import type { RecoveryCodesProps } from './recoveryCodes';
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

export const recovery = {
  left: 8,
  form: { busy: false, saved: 0 },
  onCreate: fn(),
  onDownload: fn(),
  onClose: fn(),
} satisfies RecoveryCodesProps;

export const newCodes = [
  ...['H7KQM-2XWRB', 'P4TZC-9NDGF', 'V8JRE-3MYKA', 'C2BWH-7QPXT', 'N6GDS-4ZRFJ'],
  ...['T9XAK-5CHMV', 'E3PYB-8WKNQ', 'R7MFZ-2GTDC', 'K5SJV-6BXEH', 'W4NQA-9RPYG'],
];

export const twoFactorArgs = {
  twoFactor: { state: 'ready', data: notEnabled },
  form: { busy: false, saved: 0 },
  onSwitch: fn(),
  use: { form: { busy: false, saved: 0 }, onUse: fn() },
} satisfies TwoFactorTabProps;
