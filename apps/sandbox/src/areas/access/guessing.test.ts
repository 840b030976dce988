import { beforeAll, describe, expect, it, vi } from 'vitest';
import { toNetwork } from '../../access/guessing/devices';
import { addAccount, password } from '../../testing/accounts';
import { PortalClient } from '../../testing/portalClient';
import { testServer } from '../../testing/testServer';

/*
 * T31: many machines guess one password. Two servers over one database share no memory, like two processes of a
 * deployment.
 */
const { db, app, database, clock } = await testServer();
vi.resetModules();
const { testServer: otherServer } = await import('../../testing/testServer');
const second = (await otherServer({ database, clock })).app;

const home = { ip: '198.51.100.7', agent: 'Mozilla/5.0 (X11) Firefox/144.0' };
const away = { ip: '203.0.113.9', agent: 'Mozilla/5.0 (X11) Firefox/144.0' };

async function guess(typed: string, { ip, agent }: typeof home, server = app, username = 'root') {
  const reply = await server.inject({
    method: 'POST',
    url: '/api/pre-login',
    payload: { username, password: typed },
    remoteAddress: ip,
    headers: { 'user-agent': agent },
  });
  return reply;
}

const from = (index: number) => ({ ip: `192.0.2.${index}`, agent: `bot ${index}` });
const statuses = async (replies: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(replies)).map(({ statusCode }) => statusCode);
const count = (all: number[], status: number) => all.filter((one) => one === status).length;

beforeAll(async () => {
  const root = await addAccount(db, 'root', { secondStep: false });
  await addAccount(db, 'second', { secondStep: false }, root.id);
});

describe('sixty wrong passwords for one name from sixty addresses (T31)', () => {
  let signedIn = 0;
  let all: number[] = [];
  beforeAll(async () => {
    signedIn = (await guess(password, home)).statusCode;
    const replies = Array.from({ length: 60 }, (_, index) =>
      guess('wrong', from(index), index % 2 === 0 ? app : second),
    );
    all = await statuses(replies);
  });

  it('are judged twenty times in all, by two processes together', async () => {
    expect(signedIn).toBe(200);
    expect(count(all, 422)).toBe(20);
    expect(count(all, 429)).toBe(40);
    const refused = await guess('wrong', from(61));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ status: false, message: 'Too many requests.' });
  });

  it('don’t lock out the device that signed in before, even after its browser was updated', async () => {
    expect((await guess(password, { ...home, agent: 'Mozilla/5.0 (X11) Firefox/145.1' })).statusCode).toBe(
      200,
    );
    expect((await guess(password, away)).statusCode).toBe(429);
  });

  it('leave other members alone', async () => {
    expect((await guess(password, away, app, 'second')).statusCode).toBe(200);
  });

  it('don’t keep a member out who reads the mail, on any device', async () => {
    const mailed = await app.inject({
      method: 'POST',
      url: '/api/resendotp',
      payload: { username: 'root', from: 'forget-password' },
    });
    expect(mailed.statusCode).toBe(200);
    const otp = await new PortalClient(app).code('root');
    const changed = await app.inject({
      method: 'POST',
      url: '/api/forget-password',
      payload: { username: 'root', otp, newpassword: password },
      remoteAddress: away.ip,
      headers: { 'user-agent': away.agent },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await guess(password, away)).statusCode).toBe(200);
  });

  it('are over after a quarter of an hour', async () => {
    clock.advance(15 * 60);
    expect((await guess('wrong', from(62))).statusCode).toBe(422);
  });
});

describe('one machine', () => {
  it('has ten guesses at a name, and leaves the others to anyone who comes from elsewhere', async () => {
    clock.advance(15 * 60);
    const here = Array.from({ length: 15 }, () => guess('wrong', from(70), app, 'second'));
    expect(count(await statuses(here), 422)).toBe(10);
    expect((await guess(password, from(71), app, 'second')).statusCode).toBe(200);
  });

  it('has sixty guesses at all names, whether or not someone has them', async () => {
    clock.advance(15 * 60);
    const names = Array.from({ length: 70 }, (_, index) => guess('wrong', from(80), app, `name${index}`));
    expect(count(await statuses(names), 422)).toBe(60);
  });

  it('is limited on a device that is known, too, and right passwords are no guesses', async () => {
    clock.advance(15 * 60);
    for (let index = 0; index < 12; index += 1)
      expect((await guess(password, from(71), app, 'second')).statusCode).toBe(200);
    const wrong = Array.from({ length: 12 }, () => guess('wrong', from(71), app, 'second'));
    expect(count(await statuses(wrong), 422)).toBe(10);
  });
});

it('counts the codes that strangers ask for in all processes together', async () => {
  const ask = (server: typeof app) =>
    server.inject({ method: 'POST', url: '/api/resendotp', payload: { username: 'nobody', from: 'login' } });
  expect((await ask(app)).statusCode).toBe(200);
  expect((await ask(second)).statusCode).toBe(429);
});

it('counts a whole network of IPv6 as one', () => {
  expect(toNetwork('2001:db8:1:2:3:4:5:6')).toBe(toNetwork('2001:db8:1:2::9'));
  expect(toNetwork('2001:db8::1')).toBe('2001:db8:0:0');
  expect(toNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

it('counts what one address reports in all processes together', async () => {
  const report = (server: typeof app) =>
    server.inject({
      method: 'POST',
      url: '/reports',
      payload: { kind: 'error' },
      remoteAddress: '198.51.100.77',
    });
  const replies = await statuses(Array.from({ length: 40 }, (_, index) => report(index % 2 ? app : second)));
  expect([count(replies, 204), count(replies, 429)]).toEqual([30, 10]);
});
