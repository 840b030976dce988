import { isNode } from '@portal/contract/bundle';
import type { BackEnd, Reply } from './backEnd';

/** A test member with the secrets for the second step that the account requires. */
export interface Credentials {
  username: string;
  password: string;
  pin?: string | undefined;
  /** The secret of an authenticator app. */
  totp?: string | undefined;
  /** Called after a code was mailed. */
  readCode: (sentTo: string) => Promise<string>;
}

const readText = (body: unknown, name: string) => {
  const value = isNode(body) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
};

function taken(reply: Reply, call: string): unknown {
  if (reply.status === 200 && readText(reply.body, 'token') !== '') return reply.body;
  const word = readText(reply.body, 'message');
  throw new Error(`${call} answered ${reply.status} without a token${word && `: ${word}`}`);
}

/** Signs in like the portal, in two steps (A §5). Throws with the back end's message on failure. */
export async function signIn(backEnd: BackEnd, member: Credentials): Promise<string> {
  const { username, password, pin, totp, readCode } = member;
  const named = { username, password };
  const first = taken(
    await backEnd.ask('/api/pre-login', { method: 'post', body: named }),
    'POST /pre-login',
  );
  const token = readText(first, 'token');
  const factor = readText(first, 'auth_type');
  const getCode = async () => {
    if (factor === 'mpin') return { mpin: pin ?? '' };
    if (factor === 'authenticator') return { authenticator: totp ?? '' };
    const body = { username, from: 'login' };
    await backEnd.ask('/api/resendotp', { method: 'post', token, body });
    return { otp: await readCode(readText(first, 'email')) };
  };
  const body = { ...named, ...(await getCode()) };
  return readText(
    taken(await backEnd.ask('/api/login', { method: 'post', token, body }), 'POST /login'),
    'token',
  );
}
