import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { bearer, signedInMember, type SignedInMember } from './openAs';
import type { Sandbox } from './sandbox';

/** A member of a test's own with money to buy with, and what their calls say afterwards. */
export class Buyer {
  readonly member: SignedInMember;
  private readonly request: APIRequestContext;
  private readonly sandbox: Sandbox;

  private constructor(member: SignedInMember, request: APIRequestContext, sandbox: Sandbox) {
    this.member = member;
    this.request = request;
    this.sandbox = sandbox;
  }

  static async make(request: APIRequestContext, sandbox: Sandbox, held: string): Promise<Buyer> {
    const buyer = new Buyer(await signedInMember(request, sandbox), request, sandbox);
    await request.post('/sandbox/deposits', {
      data: { username: buyer.member.username, amount: held, payment_method_id: 1 },
    });
    await buyer.get('balance-sync?payment_method_id=1');
    expect(await buyer.held()).toBe(held);
    return buyer;
  }

  async get<T>(path: string, { token } = this.member): Promise<T> {
    const answer = await this.request.get(`/api/${path}`, { headers: bearer(token) });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as T;
  }

  /** What the books say is in the Receiving Wallet. */
  async held(): Promise<string | undefined> {
    return (await this.sandbox.ledger()).members[this.member.username]?.['pay_in'];
  }

  /** The prices of what was bought, newest first. */
  async bought(list: 'subscriptions' | 'live-subscriptions'): Promise<[owner: string, price: string][]> {
    const { data } = await this.get<{ data: { data: { username: string; price: string }[] } }>(list);
    return data.data.map(({ username, price }) => [username, price]);
  }
}

/** The requests of a purchase, by their keys; while `lost` they arrive, and their answers don't. */
export async function watchPurchases(page: Page, path: string) {
  const watch = { keys: [] as (string | undefined)[], lost: false };
  await page.route(`**/api${path}`, async (route) => {
    watch.keys.push(route.request().headers()['idempotency-key']);
    if (!watch.lost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return watch;
}
