import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '../access/sessions';
import { outbox } from '../data/schema/access';
import { withdrawals } from '../data/schema/money';
import { password, pin } from '../testing/accounts';
import { lightCost } from '../testing/seedOptions';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import { asOperator } from '../testing/portalClient';
import { testServer } from '../testing/testServer';

/* The link in the mail about a security change (T29). */
const { db, client, app, clock } = await testServer({ publicUrl: 'https://portal.example' });

const passwordHash = await hash(password, lightCost);
let names = 0;
let member: MoneyMember;

/** Changes the pin, which sends a mail with the link. */
async function changePin({ token, username } = member): Promise<string> {
  const pins = { old_password: pin, spassword: pin, spassword_confirmation: pin };
  await client.post('/change-secondary-password', pins, token);
  const mails = await db.select().from(outbox).where(eq(outbox.username, username)).orderBy(outbox.id);
  const link = /^https:\/\/portal\.example(\/freeze\?token=[\w-]+)$/m.exec(mails.at(-1)?.text ?? '')?.[1];
  if (link === undefined) throw new Error('The mail has no link.');
  return link;
}

beforeEach(async () => {
  member = await moneyMember(db, clock, `frozen${(names += 1)}`, {
    wallets: { pay_out: '500.00' },
    member: { passwordHash, emailVerifiedAt: clock.now() },
  });
});

const open = (link: string) => app.inject({ url: link });
const press = (link: string) =>
  app.inject({
    method: 'POST',
    url: '/freeze',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: link.split('?')[1] ?? '',
  });
const toStatus = async ({ token } = member) => (await client.get('/user', token)).status;
const preLogin = async (typed = password) =>
  (await client.post('/pre-login', { username: member.username, password: typed })).body;
const frozenText = 'This account is frozen. Contact support to unfreeze it.';

describe('the link', () => {
  // Proves: This signs {username} out everywhere. No one can sign in, and no money leaves, until support unfreezes the account.
  it('asks first, and opening it changes nothing (T8)', async () => {
    const link = await changePin();
    for (let time = 0; time < 3; time += 1) {
      const page = await open(link);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Freeze your account?');
      expect(page.body).toContain(`This signs ${member.username} out everywhere.`);
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("script-src 'self'") as string,
      });
    }
    expect(await toStatus()).toBe(200);
  });

  // Proves: Not you? Freeze your account with this link. It signs everyone out, and no money leaves:
  it('freezes once: every session ends, no one can sign in, and a correct password gets the reason', async () => {
    const link = await changePin();
    const elsewhere = await openSession(db, member.id, 'session', clock.now());
    const halfway = await openSession(db, member.id, 'pre-login', clock.now());
    expect((await press(link)).body).toContain('Your account is frozen');
    for (const token of [member.token, elsewhere]) expect(await toStatus({ ...member, token })).toBe(401);
    const login = { username: member.username, password, mpin: pin };
    expect((await client.post('/login', login, halfway)).status).toBe(401);
    expect((await preLogin()).message).toBe(frozenText);
    expect((await preLogin('a guess')).message).toBe('Invalid username or password.');
    const secondFactor = { wallet: 'pay_out', amount: '100', mpin: pin };
    expect((await client.post('/withdraw', secondFactor, member.token)).status).toBe(401);
    for (const again of [await open(link), await press(link)]) {
      expect(again.statusCode).toBe(404);
      expect(again.body).toContain('This link no longer works');
    }
  });

  it('is good for a week, and no other text is a link', async () => {
    const link = await changePin();
    clock.advance(7 * 24 * 3600);
    for (const wrong of [link, '/freeze', '/freeze?token=', '/freeze?token=a&token=b', `${link}x`]) {
      expect((await open(wrong)).statusCode, wrong).toBe(404);
      expect((await press(wrong)).statusCode, wrong).toBe(404);
    }
  });
});

describe('a frozen account', () => {
  it('is opened by the operator alone, and no session of before comes to life', async () => {
    await press(await changePin());
    // A sign-in checked before the freeze may still open its session after it.
    const raced = await openSession(db, member.id, 'session', clock.now());
    expect(await toStatus({ ...member, token: raced })).toBe(401);
    expect((await client.operate('/lift-freeze', { username: member.username })).status).toBe(200);
    for (const token of [member.token, raced]) expect(await toStatus({ ...member, token })).toBe(401);
    expect((await preLogin()).status).toBe(true);
    expect((await client.operate('/lift-freeze', { username: member.username })).status).toBe(422);
  });

  // Proves: Everyone is signed out, and no money leaves. Contact support to unfreeze it. | Everyone is signed out, and no money leaves. Contact support to unfreeze your account, then choose a new password.
  it('is paid nothing of what it asked for before', async () => {
    await client.post('/withdraw', { wallet: 'pay_out', amount: '100', mpin: pin }, member.token);
    const [row] = await db.select().from(withdrawals).where(eq(withdrawals.memberId, member.id));
    await press(await changePin());
    const decide = (status: 1 | 2) => client.operate(`/withdrawals/${row?.id}`, { status });
    expect((await decide(1)).body.message).toBe('The account is frozen: nothing is paid out of it.');
    expect((await decide(2)).status).toBe(200);
  });

  it('is named on the operator’s page, and a name there is text', async () => {
    await press(await changePin());
    const page = await app.inject({ url: '/sandbox', headers: asOperator });
    expect(page.body).toContain(`${member.username}: frozen, withdrawals held until`);
  });
});
