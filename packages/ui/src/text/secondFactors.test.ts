import { expect, it } from 'vitest';
import { toMemberSecondFactorKind } from './toMemberSecondFactorKind';
import { toSecondFactorKind } from './secondFactors';

// A §5, B §5, B §6, D18: the longest code of each kind.
it.each([
  ['mpin', 'login', 4],
  ['otp', 'login', 6],
  ['authenticator', 'login', 6],
  ['mpin', 'password', 4],
  ['otp', 'password', 4],
  ['authenticator', 'password', 6],
  ['passkey', 'password', 6],
  ['__proto__', 'password', 6],
  ['other', 'withdrawSetting', 6],
  ['otp', 'withdraw', 4],
  ['mpin', 'transfer', 4],
  ['authenticator', 'transfer', 6],
  ['otp', 'mt5', 6],
  ['mpin', 'cancelSubscription', 4],
] as const)(
  '%s at %s has at most %i digits (D18) [A §5 Login, A §5 Password change, A §9 Codes, B §4 View MT5 password, B §5 Cancellation, B §5 Verification code, B §6 Verification method]',
  (authType, purpose, length) => {
    expect(toSecondFactorKind(authType, purpose).length).toBe(length);
  },
);

it('hides what is remembered, and names what it does not know [A §5 Login, B §5 Verification code, B §6 Verification method]', () => {
  expect(toSecondFactorKind('mpin', 'login')).toMatchObject({ label: 'Security Pin', secret: true });
  expect(toMemberSecondFactorKind('mpin', 'mt5').label).toBe('SECURITY PIN');
  expect(toSecondFactorKind('passkey', 'login')).toMatchObject({ label: 'Verification code', secret: false });
});
