import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import {
  toAuthentication,
  toBroker,
  toDestination,
  toHold,
  toMember,
  toWithdrawType,
} from './profile.mappers';
import { parseAuthType, toAvatarUrl } from './shell/shell.mappers';
import { toLogsPage } from './logs.mappers';

const hostile: [unknown][] = [
  [null],
  [undefined],
  ['x'],
  [[]],
  [{}],
  [{ data: null }],
  [{ data: [] }],
  [{ data: { profile: null } }],
  [{ data: { name: {}, email: ['x'], email_verified_at: '', profile: 'x' } }],
  [
    {
      data: {
        status_2fa: 'yes',
        profile: {
          phone: {},
          dob: '31-02-1991',
          gender: '<b>',
          country: null,
          withdraw_type: 7,
          withdrawal_address: '  ',
          ac_no: [],
        },
      },
    },
  ],
];

const location = { origin: 'https://portal.example', path: '/api/logs' };

test('an avatar is a file of the images folder, or absent [A §3 Profile]', () => {
  expect(toAvatarUrl(sent({ status: true, data: 'amara21.png' }), '/images')).toBe('/images/amara21.png');
  for (const data of [null, '', '../x', 'https://evil.example/x.png', {}, 7]) {
    expect(toAvatarUrl(sent({ data }), '/images')).toBeUndefined();
  }
});

test('an authentication type is a word, or none (D107)', () => {
  expect(parseAuthType(sent({ status: true, data: 'mpin' }))).toBe('mpin');
  expect(parseAuthType(sent({ data: `OTP_2${'a'.repeat(27)}` }))).toBe(`OTP_2${'a'.repeat(27)}`);
  for (const data of [null, '', {}, 7, '__proto__ x', ' otp', 'otp ', 'a-b', 'a'.repeat(33)])
    expect(parseAuthType(sent({ data }))).toBeUndefined();
});

describe("the member's own data (A §3)", () => {
  const profile = {
    phone: '+234 801 234',
    gender: 'Female',
    dob: '1991-05-30T00:00:00Z',
    address_line1: '12 Marina Road',
    address_line2: null,
    landmark: 'Lighthouse',
    city: 'Lagos',
    state: 'Lagos',
    country: 161,
    pincode: 101001,
    tax_id: 'TX1',
  };
  const data = { name: 'Amara Okafor', email: 'a@mail.example', email_verified_at: '2026-03-01', profile };

  test('comes from its API names [A §3 Profile]', () => {
    expect(toMember(sent({ status: true, data }))).toEqual({
      emailLocked: true,
      emailVerified: true,
      details: {
        name: 'Amara Okafor',
        email: 'a@mail.example',
        gender: 'female',
        dob: '1991-05-30',
        country: '161',
        phone: '234801234',
        addressLine1: '12 Marina Road',
        addressLine2: '',
        landmark: 'Lighthouse',
        city: 'Lagos',
        state: 'Lagos',
        pincode: '101001',
        taxId: 'TX1',
      },
    });
  });

  test.each([
    [1, false],
    ['1', false],
    [0, true],
    [undefined, true],
  ])('reads email_editable %j as a lock of the email (D57)', (flag, locked) => {
    expect(toMember(sent({ data: { email_editable: flag } })).emailLocked).toBe(locked);
  });

  test.each([
    ['1991-05-30', '1991-05-30'],
    ['30-05-1991', '1991-05-30'],
    ['1991-05-30 23:30:00', '1991-05-30'],
    ['1991-05-30T23:30:00+14:00', '1991-05-30'],
    ['2001-11-09', '2001-11-09'],
    ['1991-02-30', ''],
    ['1991-05-30t23:30:00', ''],
    ['05/30/1991', ''],
    [19910530, ''],
    [null, ''],
  ])('a birthday %j is the day %j in every zone (T23) [A §3 Profile]', (dob, day) => {
    expect(toMember(sent({ data: { profile: { dob } } })).details.dob).toBe(day);
  });

  test.each(hostile)('of %j is empty, not broken [A §3 Profile]', (body) => {
    const { details, emailVerified } = toMember(sent(body));
    expect(new Set(Object.values(details))).toEqual(new Set(['']));
    expect(emailVerified).toBe(false);
    expect(toDestination(sent(body))).toEqual({ kind: 'none' });
    expect(new Set(Object.values(toBroker(sent(body))))).toEqual(new Set(['']));
    expect(toAuthentication(sent(body))).toEqual({
      current: undefined,
      ready: { authenticator: false, mpin: false },
    });
    expect(toLogsPage(sent(body), location).rows).toEqual([]);
  });
});

describe('how the member confirms (A §4)', () => {
  test('is one of three, with what else is set up [A §4 Authentication type]', () => {
    expect(toAuthentication(sent({ data: 'otp', more_details: { authenticator: '1', mpin: true } }))).toEqual(
      {
        current: 'otp',
        ready: { authenticator: true, mpin: true },
      },
    );
    expect(['authenticator', 'mpin'].map((data) => toAuthentication(sent({ data })).current)).toEqual([
      ...['authenticator', 'mpin'],
    ]);
    expect(toAuthentication(sent({ data: 'passkey', more_details: { mpin: 2 } }))).toEqual({
      current: undefined,
      ready: { authenticator: false, mpin: false },
    });
  });
});

describe('where withdrawals go (D48, D49, D50)', () => {
  const of = (profile: object) => toDestination(sent({ data: { profile } }));

  test('an address locks, with any other answer [A §3 Profile, B §3 Withdrawals]', () => {
    expect(
      of({ withdraw_type: 'crypto', withdrawal_address: '0xabc', withdrawal_coin: 'USDT BEP20' }),
    ).toEqual({
      kind: 'crypto',
      address: '0xabc',
      network: 'USDT BEP20',
    });
    expect(of({ withdrawal_address: '0xabc' })).toMatchObject({ kind: 'crypto' });
    expect(of({ withdrawal_address: '0xabc', ac_no: '12' })).toMatchObject({ kind: 'crypto' });
  });

  test('a bank is shown as it is, also half of it (D49) [A §3 Profile, A §4 Withdraw settings, B §3 Withdrawals]', () => {
    expect(of({ withdraw_type: 'bank', ac_no: 12, holder_name: 'Ravi', bank_name: null })).toEqual({
      kind: 'bank',
      account: '12',
      holder: 'Ravi',
      bank: undefined,
      ifsc: undefined,
    });
    expect(
      of({ withdraw_type: 'bank', withdrawal_address: '0xabc', bank_name: 'First', ifsc: 'F1' }),
    ).toMatchObject({
      ...{ kind: 'bank', bank: 'First', ifsc: 'F1' },
    });
  });

  test('the type alone decides: the fields of the other one count for nothing', () => {
    expect(of({ withdraw_type: 'crypto', ac_no: '12', bank_name: 'First' })).toEqual({ kind: 'none' });
    expect(of({ withdraw_type: 'bank', withdrawal_address: '0xabc' })).toEqual({ kind: 'none' });
    expect(of({ ac_no: '12' })).toEqual({ kind: 'none' });
  });

  test('nothing saved is open, and has a type or none [A §4 Withdraw settings]', () => {
    expect(of({ withdraw_type: 'crypto' })).toEqual({ kind: 'none' });
    expect(of({ withdraw_type: 'Bank' })).toEqual({ kind: 'none' });
    expect(toWithdrawType(sent({ data: { profile: { withdraw_type: 'crypto' } } }))).toBe('crypto');
    expect(toWithdrawType(sent({ data: {} }))).toBeUndefined();
  });
});

test('a gender is one of two, in any case of letters', () => {
  const toGender = (gender: unknown) => toMember(sent({ data: { profile: { gender } } })).details.gender;
  expect(['MALE', 'Female', 'other', null].map(toGender)).toEqual(['male', 'female', '', '']);
});

test('the broker fields come from their API names [A §3 Profile]', () => {
  const profile = {
    trading_username: 'amara21',
    trading_platform: 'MetaTrader 5',
    trading_account: 5012345,
    trading_pass: 'a',
    investor_password: 'b',
    trading_server: 'Atlas-Live',
  };
  expect(toBroker(sent({ data: { profile } }))).toEqual({
    username: 'amara21',
    platform: 'MetaTrader 5',
    account: '5012345',
    password: 'a',
    investorPassword: 'b',
    server: 'Atlas-Live',
  });
});

test('sign-ins come flat or nested, with what is missing left out (D56) [A §3 Profile]', () => {
  const data = [
    {
      ...{ ip: '203.0.113.9', country: 'Nigeria', created_at: '2026-11-20T09:14:00Z' },
      ...{ device: ' Chrome on Windows ', is_this_device: '1', is_new: 1 },
    },
    { ip: null, device: {}, is_this_device: 2, is_new: null },
    'x',
  ];
  const rows = [
    {
      ...{ id: '0', ip: '203.0.113.9', country: 'Nigeria', at: '2026-11-20T09:14:00Z' },
      ...{ device: 'Chrome on Windows', isThisDevice: true, isNew: true },
    },
    {
      ...{ id: '1', ip: undefined, country: undefined, at: undefined },
      ...{ device: undefined, isThisDevice: false, isNew: false },
    },
  ];
  expect(
    toLogsPage(sent({ status: true, data, current_page: 2, last_page: 4, total: 38 }), location),
  ).toMatchObject({
    rows,
    range: { page: 2, lastPage: 4, total: 38, end: 'continues', missing: 1 },
  });
  expect(toLogsPage(sent({ data: { data } }), location).rows).toEqual(rows);
});

test('the hold of a security change is shown where the server names it (D140)', () => {
  expect(toHold(sent({ data: { withdrawal_hold_hours: 24 } }), '/w')).toEqual({
    hours: 24,
    withdrawal: '/w',
  });
  expect(toHold(sent({ data: {} }), '/w')).toBeUndefined();
  for (const [body] of hostile) expect(toHold(sent(body), undefined)).toBeUndefined();
});
