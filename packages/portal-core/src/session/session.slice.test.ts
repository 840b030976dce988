import { expect, test } from 'vitest';
import { isSession, noSession } from './session';
import { memberRegistered, selectIsSignedIn, sessionSlice, signedIn, signedOut } from './session.slice';

const member = { username: 'kenji88', email: 'kenji@mail.com' };

test('a registration names the new member for the next screens, and signs no one in [A §4 Registration]', () => {
  const session = sessionSlice.reducer(
    {
      ...noSession,
      serial: 4,
      leaving: false,
      ended: false,
      endedFor: null,
      hasUnanswered: false,
      exit: '/login',
    },
    memberRegistered(member),
  );
  expect(session).toMatchObject({ ...member, token: null, status: null, serial: 4 });
});

test('it ends the session of anyone who was signed in (D10, T26), and keeps the plan [A §4 Registration]', () => {
  const leader = {
    ...noSession,
    token: 't',
    status: 'true',
    username: 'leader',
    authType: 'otp',
    asUser: true,
    binary: 1,
  };
  const session = sessionSlice.reducer(
    {
      ...leader,
      serial: 4,
      leaving: false,
      ended: false,
      endedFor: null,
      hasUnanswered: false,
      exit: '/login',
    },
    memberRegistered(member),
  );
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
    const session = {
      ...noSession,
      token,
      status,
      serial: 0,
      leaving: false,
      ended: false,
      endedFor: null,
      hasUnanswered: false,
      exit: '/login' as const,
    };
    expect(isSession(session)).toBe(isOne);
    expect(selectIsSignedIn({ session })).toBe(isOne);
  },
);

test('a sign-in is a new session: only the plan stays from the last one (T26)', () => {
  const before = { ...noSession, token: 'old', status: 'true', authType: 'mpin', asUser: true, singleLeg: 1 };
  const session = sessionSlice.reducer(
    { ...before, serial: 4, leaving: true, ended: false, endedFor: null, hasUnanswered: false, exit: '/' },
    signedIn({ token: 'new', username: 'kenji88', email: null, authType: null }),
  );
  expect(session).toEqual({
    ...noSession,
    token: 'new',
    status: 'true',
    username: 'kenji88',
    singleLeg: 1,
    serial: 5,
    leaving: false,
    ended: false,
    endedFor: null,
    hasUnanswered: false,
    exit: '/login',
  });
});

test.each([
  ['by itself', true, false, true],
  ['by the member', false, false, false],
  ['by itself and was an operator’s', true, true, false],
])('a session that ends %s: its member may go on: %s', (_how, ended, asUser, goesOn) => {
  const open = { ...noSession, token: 't', status: 'true', username: 'kenji88', asUser };
  const session = sessionSlice.reducer(
    {
      ...open,
      serial: 4,
      leaving: false,
      ended: false,
      endedFor: null,
      hasUnanswered: false,
      exit: '/login',
    },
    signedOut({ exit: '/', ended }),
  );
  expect(session).toEqual({
    ...noSession,
    serial: 5,
    leaving: false,
    ended: goesOn,
    endedFor: goesOn ? 'kenji88' : null,
    hasUnanswered: false,
    exit: '/',
  });
});
