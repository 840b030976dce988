import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from './dispatch';
import { ForeignServer } from './server';
import { seeded } from './state/seed';
import { Client } from './testing';

let client: Client;
beforeEach(async () => {
  client = await Client.start();
});
afterEach(() => client.server.close());

const codeTo = (username: string) => client.server.state.find(username)?.code;

it('answers every call of the specification, and no other', () => {
  const rows = readFileSync(new URL('../../requirements/data/calls.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const wanted = rows
    .slice(1)
    .map((row) => row.split('\t'))
    .filter(([, , , , source]) => source)
    .map(([method, path]) => `${method} ${path}`);
  const unnamed = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
  expect(calls.map(unnamed).sort()).toEqual(wanted.map(unnamed).sort());
});

it('a member registers, verifies the email and signs in with a mailed code', async () => {
  const dora = { username: 'dora', password: 'Secret123' };
  const form = { ...dora, name: 'Dora', email: 'd@example.com', phone: '1', country: '1', spassword: '4321' };
  expect(await client.post('register', form)).toMatchObject({
    status: 422,
    body: { errors: { sponsor: ['The sponsor field is required.'] } },
  });
  expect((await client.post('register', { ...form, sponsor: 'amina' })).status).toBe(200);
  expect((await client.post('pre-login', dora)).body).toMatchObject({ status: false, otp_send: 1 });
  await client.post('resendotp', { username: 'dora', from: 'verify' });
  const verified = await client.post('verify-email', { username: 'dora', otp: codeTo('dora') });
  expect(verified.body).toMatchObject({ status: true, username: 'dora' });
  expect((await client.post('pre-login', dora)).body).toMatchObject({ status: true, auth_type: 'mpin' });
  await client.signIn('dora');
  expect((await client.get('user')).status).toBe(401);
});

it('a first step opens no session', async () => {
  const { body } = await client.post('pre-login', seeded.rich);
  const { token } = body as { token: string };
  const answer = await client.get('user', { authorization: `Bearer ${token}` });
  expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthenticated.' }]);
});

it('money moves from a deposit to a package, and from the earnings to a withdrawal', async () => {
  await client.signIn();
  const amina = client.server.state.find('amina');
  const start = { ...amina?.wallets };
  expect((await client.get('balance-sync?payment_method_id=1')).body).toMatchObject({
    msg: 'Balance updated.',
  });
  const order = { package_id: '2', subscription_type: 'fixed', investment_amount: '500', username: 'amina' };
  expect((await client.post('subscription/store', order)).status).toBe(200);
  await client.post('transfer/amount', {
    wallet: 'pay_out_to_pay_in',
    transfer_amount: '100',
    payee: 'amina',
    mpin: '1234',
  });
  await client.post('withdraw', { wallet: 'pay_out', amount: '50', mpin: '1234' });
  expect(amina?.wallets).toEqual({
    ...start,
    pay_in: (start.pay_in ?? 0) + 25_000 - 50_000 + 10_000,
    pay_out: (start.pay_out ?? 0) - 15_000,
  });
  expect((await client.post('withdraw', { wallet: 'live', amount: '1', mpin: '1234' })).body).toEqual({
    status: false,
    msg: 'Insufficient balance in your wallet.',
  });
});

it('every read of a session answers a success to the member with a history', async () => {
  await client.signIn();
  const reads = calls.filter((call) => call.startsWith('GET') && !call.includes('{'));
  const known: Record<string, string> = {
    '/directTeam': '?username=amina',
    '/fetch-address': '?payment_method_id=1',
  };
  for (const path of reads.map((call) => call.slice(4))) {
    const { status, body } = await client.get(`${path.slice(1)}${known[path] ?? ''}`);
    expect([path, status, (body as { status: unknown }).status]).toEqual([path, 200, true]);
  }
});

it('turns switches at run time, over HTTP only where that was allowed', async () => {
  client.server.set({ statusOne: true });
  expect((await client.get('country')).body).toMatchObject({ status: 1 });
  const turn = async (origin: string) => {
    const body = JSON.stringify({ statusOne: true });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${origin}/_foreign/switches`, { method: 'POST', headers, body })).status;
  };
  const closed = new ForeignServer();
  const open = new ForeignServer({ isControlled: true });
  expect([await turn(await closed.listen()), closed.on.statusOne]).toEqual([404, undefined]);
  expect([await turn(await open.listen()), open.on.statusOne]).toEqual([204, true]);
  closed.close();
  open.close();
});

it('refuses in the framework’s words', async () => {
  const { status, body } = await client.get('nothing');
  expect([status, body]).toEqual([404, { message: 'The route api/nothing could not be found.' }]);
  expect((await client.get('register')).status).toBe(405);
  const page = await client.get('nothing', { accept: 'text/html' });
  expect(page.headers.get('content-type')).toContain('text/html');
});
