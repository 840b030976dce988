import { expect, type APIRequestContext } from '@playwright/test';
import { generate } from 'otplib';
import type { DemoMember, Sandbox } from './sandbox';
import { bearer, openSession } from './sessions';

type AuthType = DemoMember['auth_type'];

/** Where the money of these flows goes; with a checksum in its capitals (EIP-55). */
export const payoutAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const destinations = {
  address: { type: 'crypto', coin_name: 'USDT BEP20', withdrawal_address: payoutAddress },
  bank: {
    ...{ type: 'bank', holder_name: 'Ravi Sharma', bank_name: 'State Bank' },
    ...{ ac_no: '00012345678', ifsc: 'SBIN0001234' },
  },
};

export interface MemberOptions {
  /** Who brought them, the leader unless said, and on which leg. */
  sponsor?: string;
  position?: 'L' | 'R';
  /** How far they have come when the flow begins; signed in unless said. */
  upTo?: 'registered' | 'verified' | 'signedIn';
  /** What confirms; a code by mail unless said. */
  by?: AuthType;
  /** Dollars in the Receiving Wallet, paid in on the chain. */
  paidIn?: string;
  /** Dollars in the Out going Wallet. */
  earned?: string;
  /** Where withdrawals go; nowhere yet unless said. */
  destination?: keyof typeof destinations;
}

/** More than a code's cool-down and an authenticator's step (T14). */
const nextCode = 61;

let made = 0;

/** A username that no other flow has, on either engine. */
export const freshName = (): string => `e${Date.now().toString(36)}${(made += 1)}`;

/** A member of a flow's own, and their calls without a page: what a flow prepares, and what it asks afterwards. */
export class Member implements DemoMember {
  readonly username = freshName();
  readonly password = 'correct horse 7';
  readonly pin = '2580';
  auth_type: AuthType = 'otp';
  /** Of a session that a page can take over; '' before the first sign-in. */
  token = '';
  private secret = '';
  private readonly request: APIRequestContext;
  private readonly sandbox: Sandbox;

  private constructor(request: APIRequestContext, sandbox: Sandbox) {
    this.request = request;
    this.sandbox = sandbox;
  }

  static async make(request: APIRequestContext, sandbox: Sandbox, options: MemberOptions): Promise<Member> {
    const member = new Member(request, sandbox);
    const { username, pin } = member;
    const { upTo = 'signedIn', by = 'otp', sponsor = 'leader', position = 'L' } = options;
    await member.post('register', {
      ...{
        name: 'Test Member',
        username,
        email: `${username}@mail.example`,
        phone: '4912345678',
        country: 1,
      },
      ...{ password: member.password, spassword: pin, sponsor, position, is_checked: 1 },
    });
    if (upTo === 'registered') return member;
    await member.post('resendotp', { username, from: 'verify-email' });
    await member.post('verify-email', { username, otp: await sandbox.code(username) });
    if (upTo === 'verified') return member;
    member.token = await openSession(request, sandbox, member);
    const { paidIn, earned, destination } = options;
    if (paidIn !== undefined) {
      await sandbox.payIn(username, paidIn, 1);
      await member.get('balance-sync?payment_method_id=1');
    }
    if (earned !== undefined) await sandbox.payBonus(username, earned);
    if (destination) {
      // The pin needs no mail, and a member has ten codes a day.
      await member.confirmBy('mpin');
      await member.post('withdraw-setting', { ...destinations[destination], pin });
    }
    await member.confirmBy(by);
    // Each of these changes holds withdrawals for a day (T29).
    if (destination || by !== 'otp') await sandbox.liftHold(username);
    return member;
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.request.get(`/api/${path}`, { headers: bearer(this.token) });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as T;
  }

  async post<T = { token?: string }>(path: string, data: object, token = this.token): Promise<T> {
    const answer = await this.request.post(`/api/${path}`, { data, headers: bearer(token) });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as T;
  }

  /** The id of a ticket that they raise with a picture. */
  async raiseTicket(message: string, picture: { name: string; mimeType: string; buffer: Buffer }) {
    const multipart = { subject_id: '1', message, 'images[]': picture };
    const answer = await this.request.post('/api/raise-ticket', { headers: bearer(this.token), multipart });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { ticket_id: number }).ticket_id;
  }

  /** What a read of members' data answers to a token: 200, or 401 when it is over. */
  async toStatus(token = this.token): Promise<number> {
    return (await this.request.get('/api/user', { headers: bearer(token) })).status();
  }

  /** Another session. */
  async openSession(): Promise<string> {
    await this.sandbox.advance(nextCode);
    return openSession(this.request, this.sandbox, this);
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
  async confirmBy(type: AuthType): Promise<void> {
    if (type === this.auth_type) return;
    if (type === 'authenticator') {
      const factor = await this.secondFactor();
      await this.post('enable-2fa', { code: await this.totp(), ...factor });
    }
    await this.post('authentication', { type, ...(await this.secondFactor()) });
    this.auth_type = type;
  }

  /** The factor in force, for a change of security (T29) or a purchase for another member (T35). */
  async secondFactor(from: 'profile' | 'purchase' = 'profile'): Promise<Record<string, string>> {
    if (this.auth_type === 'mpin') return { mpin: this.pin };
    if (this.auth_type === 'authenticator') return { authenticator: await this.totp() };
    const { username } = this;
    await this.sandbox.advance(nextCode);
    await this.post('resendotp', { username, from });
    return { otp: await this.sandbox.code(username) };
  }

  /** What the books say is in the member's wallets. */
  async wallets(): Promise<Record<string, string>> {
    return (await this.sandbox.ledger()).members[this.username] ?? {};
  }
}
