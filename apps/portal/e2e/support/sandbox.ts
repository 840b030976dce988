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

/** The operator's side of the sandbox (apps/sandbox/README.md), as JSON. */
export class Sandbox {
  constructor(private readonly request: APIRequestContext) {}

  /** The newest code sent to a member. */
  async code(username: string): Promise<string> {
    const code = (await this.outbox(username)).find((message) => message.code)?.code;
    if (!code) throw new Error(`No code was sent to ${username}.`);
    return code;
  }

  async outbox(username: string): Promise<OutboxMessage[]> {
    const answer = await this.request.get('/sandbox/outbox', { params: { username } });
    return ((await answer.json()) as { data: OutboxMessage[] }).data;
  }

  async ledger(): Promise<LedgerReport> {
    return (await (await this.request.get('/sandbox/ledger')).json()) as LedgerReport;
  }

  /** Moves the sandbox's clock on: past a code's cool-down, into tomorrow's quota. */
  async advance(seconds: number): Promise<void> {
    await this.post('clock', { advance_seconds: seconds });
  }

  async loginAs(username: string): Promise<string> {
    return ((await this.post('login-as', { username })) as { url: string }).url;
  }

  private async post(action: string, data: object): Promise<unknown> {
    const answer = await this.request.post(`/sandbox/${action}`, { data });
    if (!answer.ok()) throw new Error(`/sandbox/${action}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }
}
