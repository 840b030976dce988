import { expect, test } from 'vitest';
import { isSession, noSession } from './session';
import { memberRegistered, selectIsSignedIn, sessionSlice, signedIn, signedOut } from './session.slice';

const member = { username: 'kenji88', email: 'kenji@mail.com' };

/** The state before anyone has signed in, at the fourth session of a page. */
const begun = {
  ...{ ...noSession, serial: 4, leaving: false, ended: false, endedFor: null, hasUnanswered: false },
  exit: '/login' as const,
};

test('a registration names the new member for the next screens, and signs no one in [A §4 Registration]', () => {
  const session = sessionSlice.reducer(begun, memberRegistered(member));
  expect(session).toMatchObject({ ...member, token: null, status: null, serial: 4 });
});

test('it ends the session of anyone who was signed in (D10, T26), and keeps the plan [A §4 Registration]', () => {
  const leader = {
    token: 't',
    status: 'true',
    username: 'leader',
    authType: 'otp',
    asUser: true,
    binary: 1,
  };
  const session = sessionSlice.reducer({ ...begun, ...leader }, memberRegistered(member));
  expect(selectIsSignedIn({ session })).toBe(false);
  expect(session).toMatchObject({
    ...member,
    token: null,
    authType: null,
    asUser: false,
    binary: 1,
    serial: 5,
  });
});

test.each([
  [null, null, false],
  ['t', null, false],
  [null, 'true', false],
  ['t', 'true', true],
])(
  'a token %s and a status %s are a session: %s (A §2, A §6, B §2) [A §2 Guard, A §6 Roles]',
  (token, status, isOne) => {
    const session = { ...begun, token, status };
    expect(isSession(session)).toBe(isOne);
    expect(selectIsSignedIn({ session })).toBe(isOne);
  },
);

test('a sign-in is a new session: only the plan stays from the last one (T26)', () => {
  const before = { token: 'old', status: 'true', authType: 'mpin', asUser: true, singleLeg: 1 };
  const session = sessionSlice.reducer(
    { ...begun, ...before, leaving: true, exit: '/' },
    signedIn({ token: 'new', username: 'kenji88', email: null, authType: null }),
  );
  const fresh = { token: 'new', status: 'true', username: 'kenji88', singleLeg: 1, serial: 5 };
  expect(session).toEqual({ ...begun, ...fresh });
});

test.each([
  ['by itself', true, false, true],
  ['by the member', false, false, false],
  ['by itself and was an operator’s', true, true, false],
])('a session that ends %s: its member may go on: %s', (_how, ended, asUser, goesOn) => {
  const open = { token: 't', status: 'true', username: 'kenji88', asUser };
  const session = sessionSlice.reducer({ ...begun, ...open }, signedOut({ exit: '/', ended }));
  const endedFor = goesOn ? 'kenji88' : null;
  expect(session).toEqual({ ...begun, serial: 5, ended: goesOn, endedFor, exit: '/' });
});
