import type { APIRequestContext, Page } from '@playwright/test';
import { MemberCalls, ownMember, type OwnMember } from './memberCalls';
import type { Sandbox } from './sandbox';
import { expect } from './test';

/** Where the money of these tests goes; with a checksum in its capitals (EIP-55). */
export const payoutAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const network = 'USDT BEP20';

const bankAccount = {
  type: 'bank',
  holder_name: 'Ravi Sharma',
  bank_name: 'State Bank',
  ac_no: '00012345678',
  ifsc: 'SBIN0001234',
};

/** A member with money in the Out going Wallet, a place for it to go, and a way to confirm. */
export class MoneyMember {
  readonly member: OwnMember;
  readonly calls: MemberCalls;
  private readonly sandbox: Sandbox;

  private constructor(member: OwnMember, calls: MemberCalls, sandbox: Sandbox) {
    this.member = member;
    this.calls = calls;
    this.sandbox = sandbox;
  }

  static async make(
    request: APIRequestContext,
    sandbox: Sandbox,
    more: { by?: OwnMember['auth_type']; to?: 'address' | 'bank'; held?: string } = {},
  ): Promise<MoneyMember> {
    const { by = 'mpin', to = 'address', held = '500.00' } = more;
    const member = await ownMember(request, sandbox);
    const calls = new MemberCalls(request, sandbox, member);
    // The pin needs no mail, and a member has ten codes a day.
    await calls.confirmBy('mpin');
    const crypto = { type: 'crypto', coin_name: network, withdrawal_address: payoutAddress };
    await calls.post('withdraw-setting', { ...(to === 'bank' ? bankAccount : crypto), pin: member.pin });
    await sandbox.payBonus(member.username, held);
    if (by !== 'mpin') await calls.confirmBy(by);
    return new MoneyMember({ ...member, auth_type: by }, calls, sandbox);
  }

  /** The code that the member would enter now, and the name of its boxes; a mailed one has to be on its way. */
  async code(page: Page): Promise<{ group: string; code: string }> {
    switch (this.member.auth_type) {
      case 'mpin':
        return { group: 'Security Pin', code: this.member.pin };
      case 'authenticator':
        return { group: 'Authenticator code', code: await this.calls.totp() };
      case 'otp':
        await expect(page.getByText(/Resend request after/).first()).toBeVisible();
        return { group: 'One-time code', code: await this.sandbox.code(this.member.username) };
    }
  }

  /** What the books say is in the member's wallets. */
  async wallets(): Promise<Record<string, string>> {
    return (await this.sandbox.ledger()).members[this.member.username] ?? {};
  }
}

/** Types a code into the boxes of the open dialog. */
export async function typeCode(page: Page, { group, code }: { group: string; code: string }): Promise<void> {
  await page
    .getByRole('group', { name: group, exact: true })
    .getByLabel(/^digit 1 of/)
    .focus();
  await page.keyboard.type(code);
}

/** What becomes of the requests of a write. */
export interface WriteWatch {
  /** The key of each. */
  keys: (string | undefined)[];
  /** From now on they arrive, and their answers are lost; or all is well again. */
  lose: (lost: boolean) => void;
}

/** Watches the POSTs of a path, whose reads go their way. */
export async function watchWrites(page: Page, path: string): Promise<WriteWatch> {
  const keys: WriteWatch['keys'] = [];
  let isLost = false;
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return {
    keys,
    lose: (lost) => {
      isLost = lost;
    },
  };
}
