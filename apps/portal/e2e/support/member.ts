import { expect, type APIRequestContext } from '@playwright/test';
import { generate } from 'otplib';
import { createImage } from './noisyPng';
import type { DemoMember, Sandbox } from './sandbox';
import { bearer, openSession } from './sessions';

type AuthType = DemoMember['auth_type'];

/** The destination of withdrawals in these tests, with a checksum in its capitals (EIP-55). */
export const payoutAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const destinations = {
  address: { type: 'crypto', coin_name: 'USDT BEP20', withdrawal_address: payoutAddress },
  bank: {
    ...{ type: 'bank', holder_name: 'Ravi Sharma', bank_name: 'State Bank' },
    ...{ ac_no: '00012345678', ifsc: 'SBIN0001234' },
  },
};

export interface MemberOptions {
  /** Their sponsor and leg; the leader by default. */
  sponsor?: string;
  position?: 'L' | 'R';
  /** The member's state when the test begins; signed in by default. */
  upTo?: 'unregistered' | 'registered' | 'verified' | 'signedIn';
  /** The second factor; a code by mail by default. */
  by?: AuthType;
  /** Dollars in the Receiving Wallet, paid in on the chain. */
  paidIn?: string;
  /** Dollars in the Out going Wallet. */
  earned?: string;
  /** The destination of withdrawals; none by default. */
  destination?: keyof typeof destinations;
}

/** More than a code's cool-down and an authenticator's step (T14). */
const nextCode = 61;

let made = 0;

/** Returns a username that is unique across tests and engines. */
export const freshName = (): string => `e${Date.now().toString(36)}${(made += 1)}`;

/** A test's own member, with API calls for setup and for checks. */
export class Member implements DemoMember {
  readonly username = freshName();
  readonly password = 'correct horse 7';
  readonly pin = '2580';
  auth_type: AuthType = 'otp';
  /** The token of a session that a page can take over; '' before the first sign-in. */
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
    if (upTo === 'unregistered') return member;
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
      // The pin needs no mail, and a member may request only ten codes a day.
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

  /** Raises a ticket with an image. Returns its id. */
  async raiseTicket(message: string): Promise<number> {
    const multipart = { subject_id: '1', message, 'images[]': createImage() };
    const answer = await this.request.post('/api/raise-ticket', { headers: bearer(this.token), multipart });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { ticket_id: number }).ticket_id;
  }

  /** Buys Starter Bot, for this member or for another. */
  async buyBot(username = this.username): Promise<void> {
    await this.post('subscription/store', {
      ...{ package_id: 1, subscription_type: 'fixed', investment_amount: '100.00', username },
      ...(username !== this.username && (await this.secondFactor('purchase'))),
    });
  }

  /** Buys Live Intro. Returns the subscription's id. */
  async buyLive(): Promise<number> {
    await this.post('live-subscription', {
      ...{ package_id: 14, subscription_type: 'variable', investment_amount: '500.00' },
      ...{ username: this.username, wallet: 'pay_in' },
    });
    const { data } = await this.get<{ data: { data: { id: number }[] } }>('live-subscriptions');
    return data.data[0]?.id ?? 0;
  }

  /** Adds an MT5 account to a new live subscription. Returns its login. */
  async addAccount(): Promise<string> {
    const subscription_id = await this.buyLive();
    const account_number = `6${Date.now()}.${(made += 1)}`;
    await this.post('mt5/user-account-add', { account_number, subscription_id });
    return account_number;
  }

  /** Returns the status of a member's read with a token: 200, or 401 after the session ended. */
  async toStatus(token = this.token): Promise<number> {
    return (await this.request.get('/api/user', { headers: bearer(token) })).status();
  }

  /** Opens another session. */
  async openSession(): Promise<string> {
    await this.sandbox.advance(nextCode);
    return openSession(this.request, this.sandbox, this);
  }

  /** Returns a current authenticator code that no other call used. */
  async totp(): Promise<string> {
    await this.sandbox.advance(nextCode);
    if (this.secret === '') {
      const { data } = await this.get<{ data: { image_2fa: string } }>('user');
      this.secret = new URL(data.image_2fa).searchParams.get('secret') ?? '';
    }
    return generate({ secret: this.secret, epoch: Math.floor((await this.sandbox.now()).getTime() / 1000) });
  }

  /** Sets up and selects the member's second factor. */
  async confirmBy(type: AuthType): Promise<void> {
    if (type === this.auth_type) return;
    if (type === 'authenticator') {
      const factor = await this.secondFactor();
      await this.post('enable-2fa', { code: await this.totp(), ...factor });
    }
    await this.post('authentication', { type, ...(await this.secondFactor()) });
    this.auth_type = type;
  }

  /** Returns the factor in force, for a change of security (T29) or a purchase for another member (T35). */
  async secondFactor(from: 'profile' | 'purchase' = 'profile'): Promise<Record<string, string>> {
    if (this.auth_type === 'mpin') return { mpin: this.pin };
    if (this.auth_type === 'authenticator') return { authenticator: await this.totp() };
    const { username } = this;
    await this.sandbox.advance(nextCode);
    await this.post('resendotp', { username, from });
    return { otp: await this.sandbox.code(username) };
  }

  /** Returns the wallet balances from the server. */
  async wallets(): Promise<Record<string, string>> {
    return (await this.sandbox.ledger()).members[this.username] ?? {};
  }
}
