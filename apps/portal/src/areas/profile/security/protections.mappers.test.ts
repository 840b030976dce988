import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { hasWord, toProtections, toWord } from './protections.mappers';

const user = sent({
  status: true,
  data: {
    status_2fa: 1,
    email_verified_at: '2026-02-03T09:00:00Z',
    anti_phishing_word: null,
    profile: { withdraw_type: 'crypto', withdrawal_address: '0x1' },
  },
});

test('an authenticator that is set up but not in use is ready', () => {
  const kyc = sent({ kyc_status: '0' });
  const authentication = sent({
    data: 'otp',
    more_details: { authenticator: 1, mpin: 1 },
  });
  expect(toProtections({ user, authentication, kyc })).toEqual({
    authenticator: 'ready',
    passkey: undefined,
    pin: undefined,
    email: 'on',
    identity: 'off',
    address: 'on',
    word: 'off',
  });
  expect(toProtections({ user, authentication: sent({ data: 'authenticator' }), kyc })).toMatchObject({
    authenticator: 'on',
    pin: undefined,
  });
});

test.each([[undefined], [null], [[]], [{ data: null }], [{ data: { profile: 'x', status_2fa: 'maybe' } }]])(
  'of %j nothing is known but the missing address',
  (body) => {
    expect(toProtections({ user: sent(body), authentication: undefined, kyc: undefined })).toEqual({
      authenticator: undefined,
      passkey: undefined,
      pin: undefined,
      email: undefined,
      identity: undefined,
      address: 'off',
      word: undefined,
    });
  },
);

test.each([
  ['mpin', 1, 'on'],
  ['otp', 1, undefined],
  ['authenticator', 1, undefined],
  ['otp', 0, 'off'],
  ['authenticator', 0, undefined],
])('confirming by %s with a PIN set %d, the PIN is %s', (data, mpin, state) => {
  const authentication = sent({ data, more_details: { authenticator: 0, mpin } });
  expect(toProtections({ user, authentication, kyc: undefined }).pin).toBe(state);
});

test('a passkey counts, and a word that is not shown is chosen', () => {
  const list = [{ id: 1, name: 'Chrome', created_at: '2026-11-20T09:14:00Z' }];
  const member = sent({ data: { passkeys: { rp_id: 'x', list }, has_anti_phishing_word: 1 } });
  const known = toProtections({ user: member, authentication: undefined, kyc: undefined });
  expect(known).toMatchObject({ passkey: 'on', word: 'on' });
});

test.each([
  [{ anti_phishing_word: 'blue heron' }, true, 'blue heron'],
  [{ anti_phishing_word: '' }, true, undefined],
  [{ anti_phishing_word: null }, true, undefined],
  [{}, false, undefined],
])('of %j the server has a word: %s, which is %s', (data, has, word) => {
  expect([hasWord(sent({ data })), toWord(sent({ data }))]).toEqual([has, word]);
});
