import { expect, test } from 'vitest';
import { toBrokerBody, toDestinationBody, toPasswordBody, toPinBody, toUpdateBody } from './bodies.mappers';

test('what was edited goes out, what was emptied as an empty text (D57) [A §3 Profile]', () => {
  expect(toUpdateBody({ city: 'Abuja', addressLine2: '', country: '161', taxId: 'TX1' })).toEqual({
    city: 'Abuja',
    address_line2: '',
    country: 161,
    tax_id: 'TX1',
  });
  expect(toUpdateBody({ country: 'NG' })).toEqual({ country: 'NG' });
  expect(Object.keys(toUpdateBody({ name: undefined, city: 'Abuja' }))).toEqual(['city']);
});

test('every field goes out under its API name, and only those', () => {
  const fields = [
    'name',
    'email',
    'gender',
    'dob',
    'country',
    'phone',
    'landmark',
    'city',
    'state',
    'pincode',
  ];
  const changes = Object.fromEntries(
    [...fields, 'addressLine1', 'addressLine2', 'taxId'].map((name) => [name, name]),
  );
  expect(toUpdateBody({ ...changes, other: 'x' } as object)).toEqual({
    ...Object.fromEntries(fields.map((name) => [name, name])),
    ...{ address_line1: 'addressLine1', address_line2: 'addressLine2', tax_id: 'taxId' },
  });
});

const passwords = { current: ' a ', next: 'b', code: '4193' };

test.each([
  ['otp', { otp: '4193' }],
  ['mpin', { mpin: '4193' }],
  ['authenticator', { authenticator: '4193' }],
  ['passkey', { passkey: '4193' }],
  ['newpassword', { otp: '4193' }],
])(
  'a password goes out as typed, with the code under %s (D19) [A §5 Password change]',
  (authType, secondFactor) => {
    expect(toPasswordBody(passwords, authType)).toEqual({
      currentpassword: ' a ',
      newpassword: 'b',
      ...secondFactor,
    });
  },
);

const destination = { network: 'USDT TRC20', address: 'TR7N', code: '2580' } as const;

test.each([
  ['otp', { otp: '2580' }],
  ['mpin', { pin: '2580' }],
  ['authenticator', { authenticator: '2580' }],
  ['coin_name', { otp: '2580' }],
  ['type', { otp: '2580' }],
])(
  'a destination goes out with the code of %s under its own name (D47, D50) [A §5 Withdraw settings]',
  (authType, secondFactor) => {
    expect(toDestinationBody(destination, authType)).toEqual({
      type: 'crypto',
      coin_name: 'USDT TRC20',
      withdrawal_address: 'TR7N',
      ...secondFactor,
    });
  },
);

test('a pin goes out twice, with what was typed as the old one (D46) [A §5 Security pin]', () => {
  expect(toPinBody({ old: '2580', pin: '1357', again: '1357' })).toEqual({
    old_password: '2580',
    spassword: '1357',
    spassword_confirmation: '1357',
  });
});

test('the broker fields are sent with the image [A §5 Broker setting]', () => {
  const file = new File(['x'], 'account.jpg');
  expect(
    toBrokerBody({
      username: 'amara21',
      platform: 'MetaTrader 5',
      account: '5012345',
      password: 'a',
      investorPassword: 'b',
      server: 'Atlas-Live',
      file,
    }),
  ).toEqual({
    trading_username: 'amara21',
    trading_platform: 'MetaTrader 5',
    trading_account: '5012345',
    trading_pass: 'a',
    investor_password: 'b',
    trading_server: 'Atlas-Live',
    trading_file: file,
  });
});
