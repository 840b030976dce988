import { expect, test } from 'vitest';
import { noSession } from './session';
import { memberRegistered, selectIsSignedIn, sessionSlice } from './session.slice';

const member = { username: 'kenji88', email: 'kenji@mail.com' };

test('a registration names the new member for the next screens, and signs nobody in', () => {
  const session = sessionSlice.reducer(
    { ...noSession, serial: 4, leaving: false, exit: '/login' },
    memberRegistered(member),
  );
  expect(session).toMatchObject({ ...member, token: null, status: null, serial: 4 });
});

test('it ends the session of whoever was signed in (D10, T26), and keeps the plan', () => {
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
    { ...leader, serial: 4, leaving: false, exit: '/login' },
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
