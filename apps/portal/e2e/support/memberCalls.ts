import { expect, type APIRequestContext } from '@playwright/test';
import { generate } from 'otplib';
import { openSession, verifiedMember, type NewMember } from './newMember';
import { bearer } from './openAs';
import type { Sandbox } from './sandbox';

/** A member of a test's own, with a session that a page can take over. */
export type OwnMember = NewMember & { token: string };

export async function ownMember(request: APIRequestContext, sandbox: Sandbox): Promise<OwnMember> {
  const member = await verifiedMember(request, sandbox);
  return { ...member, token: await openSession(request, sandbox, member) };
}

/** More than a code's cool-down and an authenticator's step (SECURITY T14). */
const nextCode = 61;

/** The calls of a member, without a page: what a test prepares, and what it asks the server afterwards. */
export class MemberCalls {
  private readonly request: APIRequestContext;
  private readonly sandbox: Sandbox;
  private readonly member: OwnMember;
  private secret = '';

  constructor(request: APIRequestContext, sandbox: Sandbox, member: OwnMember) {
    this.request = request;
    this.sandbox = sandbox;
    this.member = member;
  }

  async get<T>(path: string): Promise<T> {
    return (await (
      await this.request.get(`/api/${path}`, { headers: bearer(this.member.token) })
    ).json()) as T;
  }

  async post(path: string, data: object, token = this.member.token): Promise<{ token?: string }> {
    const answer = await this.request.post(`/api/${path}`, { data, headers: bearer(token) });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as { token?: string };
  }

  async statusOfPost(path: string, data: object): Promise<number> {
    return (await this.request.post(`/api/${path}`, { data, headers: bearer(this.member.token) })).status();
  }

  /** What a read of members' data answers to a token: 200, or 401 when it is over. */
  async statusOf(token: string): Promise<number> {
    return (await this.request.get('/api/user', { headers: bearer(token) })).status();
  }

  /** What the first step of a sign-in answers to a password. */
  async preLoginStatus(password: string): Promise<number> {
    const { username } = this.member;
    return (await this.request.post('/api/pre-login', { data: { username, password } })).status();
  }

  /** A second session of the same member, by a mailed code. */
  async openSession(): Promise<string> {
    await this.sandbox.advance(nextCode);
    return openSession(this.request, this.sandbox, this.member);
  }

  /** The same by the pin, which no day's quota limits; the member has to confirm by it. */
  async openSessionByPin(): Promise<string> {
    const { username, password, pin } = this.member;
    const { token: first = '' } = await this.post('pre-login', { username, password });
    return (await this.post('login', { username, password, mpin: pin }, first)).token ?? '';
  }

  /** A code that the member's app would show now, and that no other call has used. */
  async totp(): Promise<string> {
    await this.sandbox.advance(nextCode);
    if (this.secret === '') {
      const { data } = await this.get<{ data: { image_2fa: string } }>('user');
      this.secret = new URL(data.image_2fa).searchParams.get('secret') ?? '';
    }
    return generate({ secret: this.secret, epoch: Math.floor((await this.sandbox.now()).getTime() / 1000) });
  }

  /** Sets up and chooses how the member confirms. */
  async confirmBy(type: 'otp' | 'mpin' | 'authenticator'): Promise<void> {
    if (type === 'authenticator') await this.post('enable-2fa', { code: await this.totp() });
    await this.post('authentication', { type });
  }
}
