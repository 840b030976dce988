import type { APIRequestContext } from '@playwright/test';

interface OutboxMessage {
  to: string;
  username: string;
  subject: string;
  code: string | null;
  text: string;
  created_at: string;
}

export interface LedgerReport {
  total: string;
  members: Record<string, Record<string, string>>;
}

/** A demo member of the seed: the credentials and the data. */
export interface DemoMember {
  username: string;
  password: string;
  auth_type: 'otp' | 'mpin' | 'authenticator';
  pin?: string;
  totp_secret?: string;
}

/** The key of the operator's pages in the tests' sandboxes. */
export const operatorKey = 'operator-key-of-the-flows';

/** The headers of an operator's program. */
export const asOperator = { 'x-sandbox-key': operatorKey };

/** The sandbox's operator API (apps/sandbox/README.md), as JSON. */
export class Sandbox {
  private readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  /** Returns the newest code sent to a member. */
  async code(username: string): Promise<string> {
    const code = (await this.outbox(username)).find((message) => message.code)?.code;
    if (!code) throw new Error(`No code was sent to ${username}.`);
    return code;
  }

  async outbox(username: string): Promise<OutboxMessage[]> {
    const answer = await this.request.get('/sandbox/outbox', {
      params: { username },
      headers: asOperator,
    });
    return (await answer.json()) as OutboxMessage[];
  }

  async member(username: string): Promise<DemoMember> {
    const answer = await this.request.get('/sandbox/members', { headers: asOperator });
    const member = ((await answer.json()) as DemoMember[]).find((one) => one.username === username);
    if (!member) throw new Error(`There is no demo member ${username}.`);
    return member;
  }

  async ledger(): Promise<LedgerReport> {
    const answer = await this.request.get('/sandbox/ledger', { headers: asOperator });
    return (await answer.json()) as LedgerReport;
  }

  /** Advances the sandbox's clock, for example past a code's cool-down or into tomorrow's quota. */
  async advance(seconds: number): Promise<void> {
    await this.post('clock', { advance_seconds: seconds });
  }

  async now(): Promise<Date> {
    return new Date(((await this.post('clock', { advance_seconds: 0 })) as { now: string }).now);
  }

  /** Returns the path of a link that signs in as a member once. */
  async loginAs(username: string): Promise<string> {
    return ((await this.post('login-as', { username })) as { url: string }).url;
  }

  /** Changes the plan's flags and keeps all others. Restore them after the test. */
  async settings(flags: { binary?: 0 | 1; single_leg?: 0 | 1; email_required?: 0 | 1 }): Promise<void> {
    await this.post('settings', flags);
  }

  /**
   * Publishes news to everyone (its body is HTML). Remove it before the test ends, because it pops up for each member.
   */
  async publishNews(news: { title: string; body: string; image?: string }): Promise<number> {
    return ((await this.post('news', news)) as { id: number }).id;
  }

  /** Ends the hold of withdrawals after a change of security (T29). */
  async liftHold(username: string): Promise<void> {
    await this.post('lift-hold', { username });
  }

  /** Adds money to a wallet that can pay it out. */
  async payBonus(username: string, amount: string, wallet = 'pay_out'): Promise<void> {
    await this.post('bonuses', { username, amount, wallet });
  }

  /** Adds money on the chain, for Sync Balance to find. */
  async payIn(username: string, amount: string, method: number): Promise<void> {
    await this.post('deposits', { username, amount, payment_method_id: method });
  }

  /** Sends a pending withdrawal (1) or rejects it (2), by its code. */
  async decideWithdrawal(code: string, decision: { status: 1 | 2; t_hash?: string; remarks?: string }) {
    await this.post(`withdrawals/${Number(code.split('-').at(-1))}`, decision);
  }

  /** Requests a transfer to the Receiving Wallet that waits for the operator. */
  async requestTransfer(username: string, amount: string): Promise<void> {
    await this.post('transfers', { username, amount });
  }

  async withdrawNews(id: number): Promise<void> {
    await this.post(`news/${id}`, { is_show: 0 });
  }

  /** Notifies one member; with `popup` 1 it also pops up. */
  async notify(username: string, note: { title: string; body: string; popup?: 0 | 1 }): Promise<void> {
    await this.post('notifications', { username, ...note });
  }

  /** Support's action on a ticket: a reply, a status (0 New, 1 Open, 2 Close, 3 Reopen), or both. */
  async answerTicket(id: number | string, answer: { reply?: string; status?: number }): Promise<void> {
    await this.post(`tickets/${id}`, answer);
  }

  /** Decides a pending request as the operator: 1 approves, 2 rejects. */
  async decide(what: 'cancellations' | 'manual-deposits' | 'kyc', id: number | string, decision: object) {
    await this.post(`${what}/${id}`, decision);
  }

  private async post(action: string, data: object): Promise<unknown> {
    const answer = await this.request.post(`/sandbox/${action}`, { data, headers: asOperator });
    if (!answer.ok()) throw new Error(`/sandbox/${action}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }
}
