import { expect, test } from 'vitest';
import { withSecondFactor } from './withSecondFactor';

interface Body {
  amount: string;
  otp: string;
}

test.each([
  ['otp', 'otp'],
  ['mpin', 'mpin'],
  ['authenticator', 'authenticator'],
  ['passkey', 'passkey'],
  ['amount', 'otp'],
])(
  'the code of %s goes out under %s, and overwrites nothing (D19, D107) [B §6 Verification method]',
  (authType, name) => {
    expect(withSecondFactor<Body>({ amount: '5.00' }, authType, '4821')).toEqual({
      amount: '5.00',
      [name]: '4821',
    });
  },
);
