import fc from 'fast-check';
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

// Proves: securityMessages.authenticatorDone | securityMessages.readyNote
test('an authenticator that is set up but not in use is ready', () => {
  const kyc = sent({ kyc_status: '0' });
  const authentication = sent({
    data: 'otp',
    more_details: { authenticator: 1, mpin: 1 },
  });
  expect(toProtections({ user, authentication, kyc, canAddPasskey: true })).toEqual({
    authenticator: 'ready',
    recovery: undefined,
    passkey: 'off',
    pin: undefined,
    email: 'on',
    identity: 'off',
    address: 'on',
    word: 'off',
  });
  const asked = { user, kyc, canAddPasskey: true };
  expect(toProtections({ ...asked, authentication: sent({ data: 'authenticator' }) })).toMatchObject({
    authenticator: 'on',
    pin: undefined,
  });
  // Without the answer, its use is unknown.
  for (const authentication of [undefined, sent({ data: null })])
    expect(toProtections({ ...asked, authentication })).toMatchObject({ authenticator: undefined });
});

test.each([[undefined], [null], [[]], [{ data: null }], [{ data: { profile: 'x', status_2fa: 'maybe' } }]])(
  'of %j nothing is known but the missing address',
  (body) => {
    expect(
      toProtections({ user: sent(body), authentication: undefined, kyc: undefined, canAddPasskey: false }),
    ).toEqual({
      authenticator: undefined,
      recovery: undefined,
      passkey: undefined,
      pin: undefined,
      email: undefined,
      identity: undefined,
      address: 'off',
      word: undefined,
    });
  },
);

const facts = fc.record({
  status_2fa: fc.constantFrom(0, 1, undefined),
  type: fc.constantFrom('otp', 'mpin', 'authenticator', undefined),
  mpin: fc.constantFrom(0, 1, undefined),
  left: fc.constantFrom(0, 1, 10, undefined),
  passkeys: fc.constantFrom(0, 1, 2, undefined),
  canAddPasskey: fc.boolean(),
});
type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never;

const read = ({ type, mpin, left, passkeys, status_2fa, canAddPasskey }: Facts) =>
  toProtections({
    user: sent({
      data: {
        ...{ status_2fa, recovery_codes_left: left },
        ...(passkeys !== undefined && {
          passkeys: { list: Array.from({ length: passkeys }, (_, id) => ({ id })) },
        }),
      },
    }),
    authentication: sent({ data: type, more_details: { mpin } }),
    kyc: undefined,
    canAddPasskey,
  });

// Proves: securityMessages.pinDone
test('only what opens or confirms in the member’s place counts as on, and it never counts before it is used', () => {
  fc.assert(
    fc.property(facts, (known) => {
      const { authenticator, recovery, passkey, pin } = read(known);
      expect(authenticator === 'on').toBe(known.status_2fa === 1 && known.type === 'authenticator');
      expect(recovery === 'on').toBe(authenticator === 'on' && (known.left ?? 0) > 0);
      expect(pin === 'on').toBe(known.mpin === 1 && known.type === 'mpin');
      expect(passkey === 'on').toBe((known.passkeys ?? 0) > 0);
      // One that is set up but unused counts like one that isn't set up.
      if (known.type === 'otp')
        for (const name of ['mpin', 'status_2fa'] as const) {
          const [without, unused] = [0, 1].map((flag) =>
            Object.entries(read({ ...known, [name]: flag })).map(([key, state]) => [
              key,
              state === 'ready' ? 'off' : state,
            ]),
          );
          expect(unused).toEqual(without);
        }
    }),
    { numRuns: 1000 },
  );
});

test('a word that is not shown is chosen', () => {
  const member = sent({ data: { has_anti_phishing_word: 1 } });
  const known = { user: member, authentication: undefined, kyc: undefined, canAddPasskey: false };
  expect(toProtections(known).word).toBe('on');
});

test.each([
  [{ anti_phishing_word: 'blue heron' }, true, 'blue heron'],
  [{ anti_phishing_word: '' }, true, undefined],
  [{ anti_phishing_word: null }, true, undefined],
  [{}, false, undefined],
])('of %j the server has a word: %s, which is %s', (data, has, word) => {
  expect([hasWord(sent({ data })), toWord(sent({ data }))]).toEqual([has, word]);
});
