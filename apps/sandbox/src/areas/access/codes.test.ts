import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { codes, outbox } from '../../data/schema/access';
import { members } from '../../data/schema/members';
import { addAccount, notThis, password, signIn } from '../../testing/accounts';
import { testServer } from '../../testing/testServer';

const { db, client, clock } = await testServer();
const day = 86_400;

const ask = (username: string, from: string, token?: string) =>
  client.post('/resendotp', { username, from }, token);
const forget = (username: string, otp: string) =>
  client.post('/forget-password', { username, otp, newpassword: 'battery staple 9' });

beforeAll(async () => {
  const root = await addAccount(db, 'root');
  for (const name of ['anna', 'bela', 'cleo', 'dora', 'elsa', 'fritz', 'gina', 'hugo', 'ivan'])
    await addAccount(db, name, name === 'dora' ? { emailVerifiedAt: null } : {}, root.id);
});

describe('sending a code', () => {
  it('mails four digits, stores a hash, and answers the cool-down (A §9) [A §9 Codes]', async () => {
    const { status, body } = await ask('anna', 'forget-password');
    expect(status).toBe(200);
    expect(body.retry_after).toBe(60);
    expect(body.withdrawal_hold_hours).toBe(24);
    const code = await client.code('anna');
    expect(code).toMatch(/^\d{4}$/);
    const stored = await db.select().from(codes);
    expect(stored.some(({ codeHash }) => codeHash.includes(code) && codeHash.length < 20)).toBe(false);
    expect(stored[0]?.codeHash).toHaveLength(32 + 1 + 64);
  });

  // Proves: Please wait {wait} seconds before you request another OTP.
  it('keeps the cool-down itself, with retry_after and Retry-After', async () => {
    clock.advance(20);
    const early = await ask('anna', 'forget-password');
    expect(early.status).toBe(429);
    expect(early.body.retry_after).toBe(40);
    expect(early.body.message).toBe('Please wait 40 seconds before you request another OTP.');
    expect(early.headers['retry-after']).toBe('40');
    clock.advance(40);
    expect((await ask('anna', 'forget-password')).status).toBe(200);
  });

  it('sends at most ten a day, of which strangers can spend five (T15)', async () => {
    clock.advance(day);
    const repeated = async (times: number, request: () => ReturnType<typeof ask>) => {
      const statuses: number[] = [];
      for (let index = 0; index < times; index += 1) {
        statuses.push((await request()).status);
        clock.advance(61);
      }
      return statuses;
    };
    const five = Array.from({ length: 5 }, () => 200);
    expect(await repeated(6, () => ask('bela', 'forget-password'))).toEqual([...five, 429]);
    // A daily limit is shown in hours, because a day in seconds is unreadable.
    expect((await ask('bela', 'forget-password')).body.message).toBe('You can’t get more codes for now.');
    // A sign-in uses none of the other five.
    const token = await signIn(client, 'bela');
    expect(await repeated(6, () => ask('bela', 'withdraw', token))).toEqual([...five, 429]);
    // Sign-in needs none of them, so a member who used them all can still sign in.
    await signIn(client, 'bela');
    const mails = await db.select().from(outbox).where(eq(outbox.username, 'bela'));
    expect(mails.filter(({ code }) => code !== null)).toHaveLength(12);
    clock.advance(day);
    expect((await ask('bela', 'forget-password')).status).toBe(200);
  });

  it('keeps a cool-down for each action, so that a second action need not wait for the first', async () => {
    clock.advance(day);
    const token = await signIn(client, 'hugo');
    const asked = ['withdraw', 'transfer', 'withdraw', 'transfer'].map(
      (from) => () => ask('hugo', from, token),
    );
    const statuses: number[] = [];
    for (const request of asked) statuses.push((await request()).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('answers alike for a name that no one has, cool-down and all (T17)', async () => {
    const first = await ask('nobody', 'forget-password');
    const again = await ask('nobody', 'forget-password');
    expect(first.body).toEqual((await ask('cleo', 'forget-password')).body);
    expect(again.body).toEqual((await ask('cleo', 'forget-password')).body);
    expect(again.status).toBe(429);
    expect(await db.select().from(outbox).where(eq(outbox.username, 'nobody'))).toEqual([]);
  });

  it('answers the same after any request, so no limit reveals a member (T17)', async () => {
    clock.advance(day);
    const purposes = ['login', 'profile', 'withdraw', 'mt5', 'forget-password', 'forget-password', 'cancel'];
    const answers = async (username: string) => {
      const bodies: unknown[] = [];
      for (const from of purposes) bodies.push((await ask(username, from)).body);
      return bodies;
    };
    expect(await answers('elsa')).toEqual(await answers('noname'));
  });

  it('takes the same time for a name that no one has (T17)', async () => {
    clock.advance(day);
    for (const [username, request] of [
      ['elsa', () => ask('elsa', 'forget-password')],
      ['noname', () => ask('noname', 'forget-password')],
      ['elsa', () => client.post('/verify-email', { username: 'elsa', otp: '0000' })],
      ['noname', () => client.post('/verify-email', { username: 'noname', otp: '0000' })],
    ] as const) {
      const before = performance.now();
      await request();
      expect(performance.now() - before, username).toBeGreaterThan(55);
    }
  });

  it('sends none for signing in without a password, nor for an action without a session', async () => {
    clock.advance(day);
    // A member's own session elsewhere doesn't unlock codes for strangers.
    await signIn(client, 'fritz');
    const before = await db.$count(outbox, eq(outbox.username, 'fritz'));
    for (const from of ['withdraw', 'profile', 'mt5', 'verify-email'])
      expect((await ask('fritz', from)).status).toBe(200);
    expect(await db.$count(outbox, eq(outbox.username, 'fritz'))).toBe(before);
    clock.advance(61);
  });

  it('sends none to sign in by a session, nor for an action by the token of the first step (T16)', async () => {
    clock.advance(day);
    const token = await signIn(client, 'hugo');
    const { body } = await client.post('/pre-login', { username: 'hugo', password });
    const before = await db.$count(outbox, eq(outbox.username, 'hugo'));
    clock.advance(61);
    await ask('hugo', 'login', token);
    await ask('hugo', 'withdraw', String(body.token));
    expect(await db.$count(outbox, eq(outbox.username, 'hugo'))).toBe(before);
  });

  it('sends for an action to the member of the session only', async () => {
    const token = await signIn(client, 'fritz');
    await ask('ivan', 'withdraw', token);
    expect(await db.select().from(outbox).where(eq(outbox.username, 'ivan'))).toEqual([]);
    const before = await client.code('fritz');
    await ask('fritz', 'withdraw', token);
    const { body } = await client.operate('/outbox?username=fritz');
    expect((body as unknown as { subject: string }[])[0]?.subject).toContain('confirm a withdrawal');
    expect(before, 'the code of the sign-in').toMatch(/^\d{6}$/);
  });

  it('refuses an action that the contract does not know', async () => {
    const { status, body } = await ask('anna', 'anything');
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('from');
  });
});

describe('using a code (T14)', () => {
  it('sets a new password once and ends every session (T26)', async () => {
    const token = await signIn(client, 'gina');
    await ask('gina', 'forget-password');
    const code = await client.code('gina');
    // An unknown name gets the same refusal for a wrong code (T17).
    const wrong = [await forget('gina', notThis(code)), await forget('noname', notThis(code))];
    expect(wrong[1]?.status).toBe(wrong[0]?.status);
    expect(wrong[1]?.body).toEqual(wrong[0]?.body);
    expect((await forget('gina', code)).status).toBe(200);
    expect((await forget('gina', code)).body.message).toBe('Invalid otp');
    expect((await client.get('/user', token)).status).toBe(401);
    expect((await client.post('/pre-login', { username: 'gina', password })).status).toBe(422);
    const [newest] = (await client.operate('/outbox?username=gina')).body as unknown as { subject: string }[];
    expect(newest?.subject).toBe('Your password was changed');
    const changed = { username: 'gina', password: 'battery staple 9' };
    expect((await client.post('/pre-login', changed)).body.status).toBe(true);
  });

  it('also ends the first step of a sign-in and other sessions when a new password is set', async () => {
    clock.advance(day);
    const first = await client.post('/pre-login', { username: 'hugo', password });
    const { body } = await client.operate('/login-as', { username: 'hugo' });
    const temp_token = new URL(String(body.url), 'http://localhost').searchParams.get('auth');
    const entered = await client.post('/login-as-user', { username: 'hugo', temp_token });
    await ask('hugo', 'login', String(first.body.token));
    const otp = await client.code('hugo');
    await ask('hugo', 'forget-password');
    expect((await forget('hugo', await client.code('hugo'))).status).toBe(200);
    const login = { username: 'hugo', password: 'battery staple 9', otp };
    expect((await client.post('/login', login, String(first.body.token))).status).toBe(401);
    expect((await client.get('/user', String(entered.body.token))).status).toBe(401);
  });

  // Proves: It works once, within 10 minutes. Never share it, not even with support.
  it('is good for its own action only, and for ten minutes', async () => {
    clock.advance(day);
    await ask('anna', 'forget-password');
    const code = await client.code('anna');
    expect((await client.post('/verify-email', { username: 'anna', otp: code })).status).toBe(422);
    clock.advance(600);
    expect((await forget('anna', code)).status).toBe(422);
  });

  it('is good only with the token that asked for it (T14)', async () => {
    clock.advance(day);
    const first = await client.post('/pre-login', { username: 'ivan', password });
    await ask('ivan', 'login', String(first.body.token));
    const otp = await client.code('ivan');
    // The thief knows the password, and gets the member to read the code out.
    const theirs = await client.post('/pre-login', { username: 'ivan', password });
    const enter = (token: unknown) =>
      client.post('/login', { username: 'ivan', password, otp }, String(token));
    expect((await enter(theirs.body.token)).body.message).toBe('Invalid otp');
    clock.advance(day);
    const [mine, other] = [await signIn(client, 'fritz'), (clock.advance(61), await signIn(client, 'fritz'))];
    await ask('fritz', 'profile', mine);
    const code = await client.code('fritz');
    expect((await client.post('/passkey-options', { otp: code }, other)).status).toBe(422);
    expect((await client.post('/passkey-options', { otp: code }, mine)).status).toBe(200);
  });

  it('locks after five wrong tries, and another code does not reset the count', async () => {
    clock.advance(day);
    await ask('cleo', 'forget-password');
    const first = await client.code('cleo');
    for (let step = 1; step <= 3; step += 1) await forget('cleo', notThis(first, step));
    clock.advance(61);
    await ask('cleo', 'forget-password');
    const second = await client.code('cleo');
    for (let step = 1; step <= 2; step += 1) await forget('cleo', notThis(second, step));
    const locked = await forget('cleo', second);
    expect(locked.status).toBe(422);
    // The refusal of an unknown name.
    expect(locked.body).toEqual((await forget('nobody', second)).body);
    clock.advance(3601);
    await ask('cleo', 'forget-password');
    expect((await forget('cleo', await client.code('cleo'))).status).toBe(200);
  });

  it('counts parallel guesses one by one', async () => {
    clock.advance(day);
    await ask('elsa', 'forget-password');
    const code = await client.code('elsa');
    await Promise.all(Array.from({ length: 12 }, (_, index) => forget('elsa', notThis(code, index + 1))));
    expect((await forget('elsa', code)).status).toBe(422);
  });

  it('verifies an e-mail and lets the member in (A §4)', async () => {
    await ask('dora', 'verify-email');
    const otp = await client.code('dora');
    const { status, body } = await client.post('/verify-email', { username: 'dora', otp });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, username: 'dora' });
    const [member] = await db.select().from(members).where(eq(members.username, 'dora'));
    expect(member?.emailVerifiedAt).toEqual(clock.now());
    expect((await client.post('/pre-login', { username: 'dora', password })).body.status).toBe(true);
    const again = await client.post('/verify-email', { username: 'dora', otp });
    expect(again.status).toBe(422);
    expect(again.body.message).toBe('Invalid otp');
    clock.advance(61);
    await ask('dora', 'verify-email');
    expect(await db.$count(outbox, eq(outbox.username, 'dora'))).toBe(1);
  });
});
