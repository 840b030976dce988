import type { Call, MemberCall } from '../http/call';
import { invalid, Refusal, refused, requireFields } from '../http/refusals';
import { openRoute, post, type Reply, type Route, Whole } from '../http/routes';
import { createMember, type Member } from '../state/member';
import { id } from '../values';

const countries = [
  { id: id(1), name: 'India', calling_code: '91' },
  { id: id(2), name: 'United Arab Emirates', calling_code: '+971' },
  { id: id(3), name: 'Spain', calling_code: '34' },
];

function checkPassword({ state, body }: Call): Member {
  requireFields(body, 'username', 'password');
  const member = state.find(body['username']);
  if (member?.password !== body['password']) throw refused('These credentials do not match our records.');
  return member as Member;
}

/** Refuses a wrong code: with 422, or with 401 and words. */
function wrongCode({ on }: Call, name: string): Refusal {
  const msg = name === 'mpin' || name === 'pin' ? 'Invalid security pin' : 'Invalid OTP';
  return on.code401 ? new Refusal(401, { status: false, message: msg }) : invalid({ [name]: [msg] });
}

/** Checks the second factor, whichever of its names was sent. An authenticator's code is always 123456. */
export function checkCode(call: Call, member: Member, ...more: string[]): void {
  const { body } = call;
  const name = ['mpin', 'pin', 'otp', 'authenticator', ...more].find((one) => body[one] !== undefined);
  if (name === undefined) throw invalid({ otp: ['The otp field is required.'] });
  const expected = { mpin: member.pin, pin: member.pin, otp: member.code }[name] ?? '123456';
  if (body[name] !== expected) throw wrongCode(call, name);
  delete member.code;
}

const toSession = ({ username, email, authType }: Member, token: string) => ({
  ...{ token, auth_type: authType, username, email, spassword: 1, email_verified: 1 },
});

function preLogin(call: Call): Reply {
  const member = checkPassword(call);
  if (!member.isVerified)
    throw refused('Please verify your email.', { otp_send: 1, username: member.username });
  return toSession(member, call.state.openSession(member.username, true));
}

function login(call: Call): Reply {
  const member = checkPassword(call);
  checkCode(call, member);
  return { ...toSession(member, call.state.openSession(member.username, false)), message: 'Welcome back!' };
}

function loginAsUser({ state, body }: Call): Reply {
  const member = state.find(body['username']);
  if (member === undefined || body['temp_token'] !== `as-${member.username}`) throw refused('Invalid token');
  return toSession(member, state.openSession(member.username, false));
}

function register({ state, body }: Call): Reply {
  requireFields(body, 'name', 'username', 'email', 'phone', 'country', 'password', 'spassword', 'sponsor');
  const { username = '', name = '', email = '', password = '', spassword = '', sponsor = '' } = body;
  if (state.find(username)) throw invalid({ username: ['The username has already been taken.'] });
  if (!state.find(sponsor)) throw invalid({ sponsor: ['The selected sponsor is invalid.'] });
  state.add(createMember({ username, name, email, password, pin: spassword, sponsor }, Date.now()));
  return { message: 'Registered successfully.' };
}

function resendOtp({ state, body, on }: Call): Reply {
  requireFields(body, 'username');
  const member = state.find(body['username']);
  if (!member) throw refused('User not found');
  const wait = Math.ceil(60 - (Date.now() - (member.mailed ?? 0)) / 1000);
  if (on.throttled && wait > 0)
    throw new Refusal(
      429,
      { message: 'Too Many Attempts.' },
      on.noRetryAfter ? {} : { 'Retry-After': `${wait}` },
    );
  state.mailCode(member);
  return { message: 'OTP has been sent to your email.' };
}

function verifyEmail(call: Call): Reply {
  const member = call.state.find(call.body['username']);
  if (!member) throw refused('User not found');
  checkCode(call, member);
  member.isVerified = true;
  return { username: member.username, message: 'Email verified.' };
}

function resetPassword(call: Call): Reply {
  requireFields(call.body, 'username', 'otp', 'newpassword');
  const member = call.state.find(call.body['username']);
  if (!member) throw refused('User not found');
  checkCode(call, member);
  member.password = call.body['newpassword'] ?? '';
  return { message: 'Password has been changed.' };
}

function logout({ state, headers, on }: MemberCall): Reply {
  state.sessions.delete((headers.authorization ?? '').replace('Bearer ', ''));
  return on.logout204 ? new Whole(204) : { message: 'Logged out.' };
}

/** The names that are free and the sponsors that exist. */
const checkName = ({ state, params }: Call): Reply => ({
  data: state.find(params['name']) ? 'Not Available' : 'Available',
});

function checkSponsor({ state, params }: Call): Reply {
  const found = state.find(params['name']);
  return { data: found ? 'Available' : 'Not Available', info: found?.name ?? '' };
}

export const accessRoutes: readonly Route[] = [
  openRoute('GET', '/country', () => ({ data: countries })),
  openRoute('GET', '/pre-register', ({ state }) => ({
    ...{ binary: 1, single_leg: 0, user_count: state.members.size, email_required: 1 },
  })),
  openRoute('GET', '/check/{name}/username', checkName),
  openRoute('GET', '/check/{name}/sponsor', checkSponsor),
  openRoute('POST', '/register', register),
  openRoute('POST', '/pre-login', preLogin),
  openRoute('POST', '/login', login),
  openRoute('POST', '/login-as-user', loginAsUser),
  openRoute('POST', '/verify-email', verifyEmail),
  openRoute('POST', '/resendotp', resendOtp),
  openRoute('POST', '/forget-password', resetPassword),
  post('/logout', logout),
];
