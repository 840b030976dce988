import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../data/schema/access';
import { addAccount, password } from '../../testing/accounts';
import { testServer } from '../../testing/testServer';

const { db, client, app, clock } = await testServer();
const chrome = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36' };
const newerChrome = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/143.0.0.0 Safari/537.36' };
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

const enter = async (agent: typeof chrome, username = 'amara') => {
  clock.advance(60);
  const { body } = await client.post('/pre-login', { username, password }, undefined, agent);
  return String(body.token);
};
const mails = () => db.select().from(outbox).where(eq(outbox.username, 'amara'));
const notices = async (token: string) =>
  (await client.get('/latest-notifications', token)).body.data as Record<string, unknown>[];
const logs = async (token: string, agent: typeof chrome) =>
  (await client.get('/logs', token, agent)).body as { data: Record<string, unknown>[]; can_freeze: number };

beforeAll(async () => {
  const { id } = await addAccount(db, 'amara', { secondStep: false });
  await addAccount(db, 'ravi', { secondStep: false }, id);
  await addAccount(db, 'stranger', { secondStep: false }, id);
});

describe('a sign-in from a new device', () => {
  it('is announced, but neither the first ever nor one of a newer version', async () => {
    await enter(chrome);
    expect(await notices(await enter(newerChrome))).toEqual([]);
    expect(await mails()).toEqual([]);
    const token = await enter(firefox);
    expect(await notices(token)).toMatchObject([
      { title: 'New sign-in to your account', link: '/user/security' },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Firefox on Linux, 127\.0\.0\.1, at .+ UTC\.[^]*\/freeze\?token=/);
    expect(await notices(await enter(firefox))).toHaveLength(1);
  });

  it('is new in the logs, which show the device that asks', async () => {
    const { data, can_freeze } = await logs(await enter(chrome), chrome);
    expect(can_freeze).toBe(1);
    expect(data.map(({ device, is_this_device, is_new }) => [device, is_this_device, is_new])).toEqual([
      ['Chrome on Windows', 1, 0],
      ['Firefox on Linux', 0, 0],
      ['Firefox on Linux', 0, 1],
      ['Chrome on Windows', 1, 0],
      ['Chrome on Windows', 1, 0],
    ]);
  });

  it('leads to the page that freezes the account, once', async () => {
    const token = await enter(chrome);
    const { body } = await client.post('/freeze-link', {}, token);
    const { url } = body.data as { url: string };
    expect(url).toMatch(/^\/freeze\?token=[\w-]{43}$/);
    const link = new URL(url, 'https://portal.example').searchParams.get('token') ?? '';
    expect((await app.inject({ url })).body).toContain('amara');
    expect((await client.get('/logs', token)).status).toBe(200);
    const pressed = await app.inject({
      method: 'POST',
      url: '/freeze',
      payload: `token=${link}`,
      headers: form,
    });
    expect(pressed.body).toContain('Your account is frozen');
    expect((await client.get('/logs', token)).status).toBe(401);
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
});

describe('the sessions (D113)', () => {
  const list = async (token: string) =>
    (await client.get('/sessions', token)).body.data as Record<string, unknown>[];
  const isOpen = async (token: string) => (await client.get('/authentication', token)).status === 200;

  // Proves: Signed out on all other devices. | Signed out on that device.
  it('are listed by device, and end one by one or all but the one that asks', async () => {
    const [first, second, third] = [
      await enter(chrome, 'ravi'),
      await enter(chrome, 'ravi'),
      await enter(chrome, 'ravi'),
    ];
    const listed = await list(third);
    expect(listed.map(({ device, ip, is_this_session }) => [device, ip, is_this_session])).toEqual([
      ['Chrome on Windows', '127.0.0.1', 1],
      ['Chrome on Windows', '127.0.0.1', 0],
      ['Chrome on Windows', '127.0.0.1', 0],
    ]);
    const end = (body: object) => client.post('/sessions-end', body, third);
    expect((await end({ id: listed[1]?.id })).body.message).toBe('Signed out on that device.');
    expect(await Promise.all([first, second, third].map(isOpen))).toEqual([true, false, true]);
    await end({ id: listed[0]?.id });
    expect(await isOpen(third)).toBe(true);
    expect((await end({})).body.message).toBe('Signed out on all other devices.');
    expect(await Promise.all([first, third].map(isOpen))).toEqual([false, true]);
    expect(await list(third)).toHaveLength(1);
  });

  it('are never another member’s', async () => {
    const mine = await enter(chrome, 'ravi');
    const { body } = await client.post('/pre-login', { username: 'stranger', password }, undefined, chrome);
    const [session] = await list(mine);
    await client.post('/sessions-end', { id: session?.id }, String(body.token));
    expect(await isOpen(mine)).toBe(true);
    expect(await list(String(body.token))).toHaveLength(1);
  });
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
