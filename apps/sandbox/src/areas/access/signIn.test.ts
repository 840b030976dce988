import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox, sessions } from '../../data/schema/access';
import { members, profiles } from '../../data/schema/members';
import { addAccount, password, pin, signIn, totpSecret } from '../../testing/accounts';
import { testServer } from '../../testing/testServer';

const { db, client, clock } = await testServer();

const preLogin = (username: string, typed = password) =>
  client.post('/pre-login', { username, password: typed });

beforeAll(async () => {
  const root = await addAccount(db, 'root');
  await addAccount(db, 'otto', {}, root.id);
  await addAccount(db, 'pina', { authType: 'mpin' }, root.id);
  await addAccount(db, 'tota', { authType: 'authenticator', totpSecret, totpEnabled: true }, root.id);
  await addAccount(db, 'dirk', { secondStep: false }, root.id);
  await addAccount(db, 'lara', { secondStep: false }, root.id);
  await addAccount(db, 'nova', { emailVerifiedAt: null }, root.id);
});

describe('the first step', () => {
  it('names the second factor and returns a token of a separate kind, stored as a hash (T16)', async () => {
    const { status, body } = await preLogin('otto');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, spassword: 1, auth_type: 'otp', username: 'otto' });
    const token = String(body.token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await db.select().from(sessions);
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  });

  it('has the member’s anti-phishing word, and so has the mail with the code (D113)', async () => {
    expect((await preLogin('pina')).body).toMatchObject({ anti_phishing_word: null });
    const [otto] = await db.select({ id: members.id }).from(members).where(eq(members.username, 'otto'));
    const word = (antiPhishingWord: string | null) =>
      db
        .update(profiles)
        .set({ antiPhishingWord })
        .where(eq(profiles.memberId, otto?.id ?? 0));
    await word('blue heron');
    const { body } = await preLogin('otto');
    expect(body).toMatchObject({ anti_phishing_word: 'blue heron' });
    expect((await preLogin('otto', 'wrong')).body).not.toHaveProperty('anti_phishing_word');
    await client.post('/resendotp', { username: 'otto', from: 'login' }, String(body.token));
    const mails = await db.select().from(outbox).where(eq(outbox.username, 'otto'));
    expect(mails.at(-1)?.text).toMatch(/^Your anti-phishing word: blue heron\n\nHello otto,/);
    await word(null);
  });

  it('refuses a wrong password and an unknown name in the same words (T17)', async () => {
    const wrong = await preLogin('otto', 'wrong');
    const unknown = await preLogin('nobody', 'wrong');
    expect(wrong.status).toBe(422);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('takes the username in any case', async () => {
    expect((await preLogin('OTTO')).body.username).toBe('otto');
  });

  it('rotates its token and lets it live for five minutes', async () => {
    const first = String((await preLogin('pina')).body.token);
    const second = String((await preLogin('pina')).body.token);
    const login = (token: string) => client.post('/login', { username: 'pina', password, mpin: pin }, token);
    expect((await login(first)).status).toBe(401);
    clock.advance(301);
    expect((await login(second)).status).toBe(401);
  });

  it('signs a member without a second step in directly (A §4.2)', async () => {
    const { body } = await preLogin('dirk');
    expect(body).toMatchObject({ status: true, spassword: 0 });
    expect((await client.get('/dashboard', String(body.token))).status).toBe(200);
  });

  it('shows each session the sign-in before its own (A §3)', async () => {
    const shown = async (token: unknown) => {
      const { body } = await client.get('/dashboard', String(token));
      return (body.data as { last_login_at: string | null }).last_login_at;
    };
    const first = (await preLogin('lara')).body.token;
    expect(await shown(first)).toBeNull();
    const firstAt = clock.now().toISOString();
    clock.advance(60);
    const second = (await preLogin('lara')).body.token;
    expect(await shown(second)).toBe(firstAt);
    expect(await shown(first)).toBeNull();
  });

  it('sends a member whose e-mail is not verified there, with a 200 (A §4.5)', async () => {
    const { status, body } = await preLogin('nova');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: false, otp_send: 1, username: 'nova' });
    expect(body).not.toHaveProperty('token');
  });
});

describe('the second step', () => {
  it('signs in with a mailed code, once, and uses the first token up', async () => {
    const token = String((await preLogin('otto')).body.token);
    await client.post('/resendotp', { username: 'otto', from: 'login' }, token);
    const otp = await client.code('otto');
    const login = () => client.post('/login', { username: 'otto', password, otp }, token);
    const { status, body } = await login();
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'otto', email: 'otto@mail.example', auth_type: 'otp' });
    expect((await login()).status).toBe(401);
    expect((await client.get('/user', String(body.token))).status).toBe(200);
    const [member] = await db.select().from(members).where(eq(members.username, 'otto'));
    expect(member?.lastLoginAt).toEqual(clock.now());
  });

  it('signs in with the pin, which locks after five wrong tries (T14)', async () => {
    const token = String((await preLogin('pina')).body.token);
    const login = (mpin: string) => client.post('/login', { username: 'pina', password, mpin }, token);
    expect((await login('0000')).body.message).toBe('Invalid mpin');
    expect((await login(pin)).status).toBe(200);
    const again = String((await preLogin('pina')).body.token);
    const guess = (mpin: string) => client.post('/login', { username: 'pina', password, mpin }, again);
    const tries = await Promise.all(['0000', '0001', '0002', '0003', '0004', '0005'].map(guess));
    expect(tries.filter(({ body }) => body.message === 'Invalid mpin')).toHaveLength(5);
    expect((await guess(pin)).status).toBe(422);
    clock.advance(86_400);
    const later = String((await preLogin('pina')).body.token);
    expect((await client.post('/login', { username: 'pina', password, mpin: pin }, later)).status).toBe(200);
  });

  it('accepts an authenticator’s step once, and one step of drift (T15)', async () => {
    const at = (seconds: number) =>
      generate({ secret: totpSecret, epoch: Math.floor(clock.now().getTime() / 1000) + seconds });
    const login = async (authenticator: string) => {
      const token = String((await preLogin('tota')).body.token);
      return (await client.post('/login', { username: 'tota', password, authenticator }, token)).status;
    };
    const now = await at(0);
    expect(await login(now)).toBe(200);
    expect(await login(now)).toBe(422);
    expect(await login(await at(-30))).toBe(200);
    expect(await login(await at(90))).toBe(422);
  });

  it('wants the name that the first step was for', async () => {
    const token = String((await preLogin('otto')).body.token);
    expect((await client.post('/login', { username: 'dirk', password, otp: '0000' }, token)).status).toBe(
      422,
    );
  });
});

describe('the end of a session', () => {
  it('revokes the token at logout (T26) [A §4 Session end]', async () => {
    clock.advance(61);
    const token = await signIn(client, 'otto');
    const { status, body } = await client.post('/logout', {}, token);
    expect(status).toBe(200);
    expect(body.message).toBe('Your Are Logout!!');
    expect((await client.get('/dashboard', token)).status).toBe(401);
  });

  it('ends automatically after twelve hours', async () => {
    const token = String((await preLogin('dirk')).body.token);
    clock.advance(12 * 3600 - 1);
    expect((await client.get('/user', token)).status).toBe(200);
    clock.advance(1);
    expect((await client.get('/user', token)).status).toBe(401);
  });
});

describe('login as a member (T5)', () => {
  const link = async () => {
    const { body } = await client.operate('/login-as', { username: 'otto' });
    const query = new URL(String(body.url), 'http://localhost').searchParams;
    return { username: query.get('user') ?? '', temp_token: query.get('auth') ?? '' };
  };

  it('opens a session once, which is refused money and security changes [A §6 Impersonation]', async () => {
    const entry = await link();
    const { status, body } = await client.post('/login-as-user', entry);
    expect(status).toBe(200);
    const token = String(body.token);
    expect((await client.post('/login-as-user', entry)).status).toBe(422);
    expect((await client.get('/dashboard', token)).status).toBe(200);
    const refusal = 'You can’t do this while signed in as another user.';
    const change = { old_password: password, spassword: '1111', spassword_confirmation: '1111' };
    expect((await client.post('/change-secondary-password', change, token)).body.message).toBe(refusal);
    expect((await client.get('/balance-sync?payment_method_id=1', token)).body.message).toBe(refusal);
  });

  it('tells the member of each visit and mail, without codes, and no other member (T5) (D152)', async () => {
    const visit = async () => String((await client.post('/login-as-user', await link())).body.token);
    const looks = async (token: string) => (await client.get('/logs', token)).body;
    const before = (await looks(await visit())).support_visits as object[];
    clock.advance(60);
    const { support_visits, sent_mails } = await looks(await visit());
    expect(support_visits).toEqual([{ created_at: clock.now().toISOString() }, ...before]);
    const subjects = (sent_mails as { subject: string }[]).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^•+ is your code to sign in$/));
    expect(subjects.join()).not.toMatch(/\d/);
    const others = await looks(String((await preLogin('lara')).body.token));
    expect(others).toMatchObject({ support_visits: [], sent_mails: [] });
  });

  it('opens one session of two that ask at the same time', async () => {
    const entry = await link();
    const both = await Promise.all([1, 2].map(() => client.post('/login-as-user', entry)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('refuses a link for another name, a link older than a minute, and any other token [A §6 Impersonation]', async () => {
    const entry = await link();
    expect((await client.post('/login-as-user', { ...entry, username: 'dirk' })).status).toBe(422);
    clock.advance(61);
    expect((await client.post('/login-as-user', entry)).status).toBe(422);
    const token = String((await preLogin('dirk')).body.token);
    expect((await client.post('/login-as-user', { username: 'dirk', temp_token: token })).status).toBe(422);
  });
});
