import { toSignedIn } from '../../../apps/portal/src/areas/access/access.mappers';
import type { BackEnd, Reply } from './backEnd';
import { toFinding, type Finding } from './finding';
import { describeOutcome, getOutcome } from './reading';
import { judgeRefusal } from './surroundings';

/** A test member with the secrets for the second step that the account requires. */
export interface Credentials {
  username: string;
  password: string;
  pin?: string | undefined;
  /** The secret of an authenticator app. */
  totp?: string | undefined;
  /** Called before a code is mailed. Throws if no one could type it. */
  failWithoutTerminal: () => void;
  /** Called after a code was mailed. */
  readCode: (sentTo: string) => Promise<string>;
}

/** The session of an answer, as the portal reads it. Throws with the back end's message on failure. */
async function take(reply: Reply, call: string, username: string) {
  const outcome = await getOutcome(reply, 'post', null);
  const session = outcome.kind === 'ok' ? toSignedIn(outcome.data as object, username) : undefined;
  if (session) return session;
  const word = outcome.kind === 'ok' ? 'finds no token' : describeOutcome(outcome);
  throw new Error(`Members can't sign in. ${call} is answered ${reply.status}, and the portal ${word}.`);
}

/** Signs in like the portal, in two steps (A §5), with one empty code before the right one. */
export async function signIn(
  backEnd: BackEnd,
  member: Credentials,
): Promise<{ token: string; authType: string; findings: Finding[] }> {
  const { username, password, pin, totp, failWithoutTerminal, readCode } = member;
  const named = { username, password };
  const findings: Finding[] = [];
  const before = await backEnd.ask('/api/pre-login', { method: 'post', body: named });
  const first = await take(before, 'POST /pre-login', username);
  const { token, authType, email } = first;
  const enter = (code: object) =>
    backEnd.ask('/api/login', { method: 'post', token, body: { ...named, ...code } });
  const name = authType === 'mpin' || authType === 'authenticator' ? authType : 'otp';
  const about = 'An empty code is refused with a reason (POST /login)';
  const empty = await enter({ [name]: '' });
  findings.push(...(await judgeRefusal(about, empty, ['refused'], null)));
  if (empty.status === 401)
    findings.push(
      toFinding(about)(
        'hint',
        'It is answered 401. After the sign-in that would end the session, so answer 422.',
      ),
    );
  const getCode = async () => {
    const given = name === 'mpin' ? pin : totp;
    if (name !== 'otp' && given === undefined)
      throw new Error(
        `${username} signs in with ${name === 'mpin' ? 'a pin: add --pin' : 'an authenticator app: add --totp'}.`,
      );
    if (name !== 'otp') return given ?? '';
    failWithoutTerminal();
    await backEnd.ask('/api/resendotp', { method: 'post', token, body: { username, from: 'login' } });
    return readCode(email ?? '');
  };
  const session = await take(await enter({ [name]: await getCode() }), 'POST /login', username);
  return { token: session.token, authType: name, findings };
}
