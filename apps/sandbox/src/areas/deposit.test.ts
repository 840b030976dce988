import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentMethods, settings } from '../data/schema/catalogue';
import { deposits, manualDeposits } from '../data/schema/money';
import { files } from '../data/schema/service';
import { walletTexts, expectSound } from '../testing/expectSound';
import { hostileAmounts } from '../testing/hostileAmounts';
import { hostileImages } from '../testing/images/hostileImages';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import { asOperator } from '../testing/portalClient';
import { testServer } from '../testing/testServer';

const { db, client, app, clock } = await testServer();

let names = 0;
let member: MoneyMember;
const make = () => moneyMember(db, clock, `payer${(names += 1)}`);
beforeAll(async () => {
  await db.insert(paymentMethods).values([
    { id: 1, name: 'USDT BEP20', networkName: 'USDT BEP20' },
    { id: 2, name: 'USDT TRC20', networkName: 'USDT TRC20' },
    { id: 3, name: 'Bank transfer', networkName: 'Bank', type: 'bank' },
    { id: 4, name: 'Closed', networkName: 'USDT BEP20', active: false },
  ]);
});
beforeEach(async () => {
  member = await make();
});

const get = (path: string, { token } = member) => client.get(path, token);
const held = async ({ id } = member) => (await walletTexts(db, id)).pay_in;
const nowhere = ['4', '99', '0', '-1', '1.5', '99999999999', 'x', '%00', '1%20', '%2e%2e'];

describe('the methods and addresses (A §4)', () => {
  it('are the open ones: chains first, a bank without a network and with its rate (D53)', async () => {
    const chain = { network_name: 'USDT BEP20', conversion_rate: null, min_amount: null };
    expect((await get('/available-payment-methods?type=deposit')).body).toEqual({
      status: true,
      methods: {
        data: [
          { id: 1, name: 'USDT BEP20', ...chain },
          { id: 2, name: 'USDT TRC20', ...chain, network_name: 'USDT TRC20' },
          { id: 3, name: 'Bank transfer', network_name: null, conversion_rate: '88.25', min_amount: null },
        ],
      },
    });
    for (const query of ['', '?type=', '?type=withdraw'])
      expect((await get(`/available-payment-methods${query}`)).status).toBe(422);
  });

  it('give each member one address a method, always the same', async () => {
    const address = async (id: number, who = member) =>
      (await get(`/fetch-address?payment_method_id=${id}`, who)).body.data;
    const first = await address(2);
    expect(first).toEqual({ address: expect.stringMatching(/^T\w{33}$/) as string });
    expect(await address(2)).toEqual(first);
    expect(await address(2, await make())).not.toEqual(first);
    expect(await address(1)).toEqual({ address: expect.stringMatching(/^0x[0-9a-f]{40}$/) as string });
    expect(await address(3)).toEqual({ address: null });
  });

  it.each(nowhere)('are not found of method %j', async (id) => {
    for (const call of ['fetch-address', 'balance-sync'])
      expect((await get(`/${call}?payment_method_id=${id}`)).status).toBe(404);
  });
});

describe('Sync Balance (D54, T8)', () => {
  const sync = (id = 1, who = member) => get(`/balance-sync?payment_method_id=${id}`, who);
  const pay = (amount: string, payment_method_id = 1, { username } = member) =>
    client.operate('/deposits', { username, amount, payment_method_id });

  it('credits what is on the chain once, and lists it newest first', async () => {
    expect((await sync()).body).toEqual({ status: true, msg: 'No new deposits.', list: { data: [] } });
    const { body: first } = await pay('20.50');
    clock.advance(60);
    await pay('7.25');
    expect(await held()).toBe('0.00');
    const { body, headers } = await sync();
    expect(body).toMatchObject({
      msg: 'Balance synced successfully.',
      list: { data: [{ amount: '7.25' }, { amount: '20.50', thash: first.thash }] },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(await held()).toBe('27.75');
    expect((await sync()).body).toMatchObject({ msg: 'No new deposits.', list: body.list });
    expect(await held()).toBe('27.75');
    const { body: history } = await get('/transactions');
    expect(history).toMatchObject({
      total: 2,
      data: [{ source: 'DEPOSIT', note: 'Deposit by USDT BEP20' }, {}],
    });
  });

  it('credits nothing below the operator’s minimum, which the methods name (D113)', async () => {
    await db.insert(settings).values({ key: 'deposit_min_amount', value: '10.00' });
    const { body } = await get('/available-payment-methods?type=deposit');
    const methods = (body.methods as { data: { min_amount: string | null }[] }).data;
    await pay('9.99');
    const less = (await sync()).body;
    await pay('10');
    const enough = (await sync()).body;
    await db.delete(settings);
    expect(methods.map(({ min_amount }) => min_amount)).toEqual(['10.00', '10.00', null]);
    expect(less).toMatchObject({ msg: 'No new deposits.', list: { data: [] } });
    expect(enough).toMatchObject({ list: { data: [{ amount: '10.00' }] } });
    expect(await held()).toBe('10.00');
  });

  it('finds what was paid by its own method to its own member', async () => {
    const other = await make();
    await pay('5', 2);
    await pay('6', 1, other);
    expect((await sync(1)).body).toMatchObject({ msg: 'No new deposits.' });
    expect((await sync(2)).body).toMatchObject({ list: { data: [{ amount: '5.00' }] } });
    expect([await held(), await held(other)]).toEqual(['5.00', '0.00']);
  });

  it('identifies a payment by its hash, which the database stores once', async () => {
    const row = { memberId: member.id, methodId: 1, thash: `twice${member.id}`, amount: '1' };
    await db.insert(deposits).values({ ...row, createdAt: clock.now() });
    const again = db.insert(deposits).values({ ...row, createdAt: clock.now() });
    await expect(Promise.resolve(again)).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  it('is refused to another site’s page, and has not happened then', async () => {
    await pay('9');
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const reply = await client.get('/balance-sync?payment_method_id=1', member.token, headers);
    expect(reply.status).toBe(422);
    expect(await held()).toBe('0.00');
  });

  it('lists at most twenty', async () => {
    for (let index = 0; index < 22; index += 1) await pay('1');
    expect(((await sync()).body.list as { data: unknown[] }).data).toHaveLength(20);
    expect(await held()).toBe('22.00');
  });
});

const images = await hostileImages();
const named = (name: string) => images.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0);
const png = named('plain.png');
const jpeg = named('located.jpg');

describe('a reported deposit (D53)', () => {
  let reports = 0;
  const usual = () => ({
    ...{ amount: '8825', bank_id: '3', comment: 'Paid this morning' },
    transaction_id: `UTR${(reports += 1)}`,
    image: png,
  });
  const report = async (fields: Parameters<typeof client.form>[1], { token } = member, key?: string) =>
    client.form('/manual-deposit', fields, token, key === undefined ? {} : { 'idempotency-key': key });
  const rows = () => db.select().from(manualDeposits).where(eq(manualDeposits.memberId, member.id));
  const decide = async (body: object) => {
    const [row] = (await rows()).slice(-1);
    return client.operate(`/manual-deposits/${row?.id}`, body);
  };

  it('waits for the operator and changes no balance', async () => {
    expect(await report(usual())).toMatchObject({
      status: 200,
      body: { status: true, message: 'Deposit reported.' },
    });
    expect(await rows()).toMatchObject([
      {
        ...{ amount: '8825.00', credited: '100.00', conversionRate: '88.2500', status: 0 },
        ...{ comment: 'Paid this morning', transactionId: null },
      },
    ]);
    expect(await held()).toBe('0.00');
    expect((await app.inject({ url: '/sandbox', headers: asOperator })).body).toContain(
      `₹8825.00 as $100.00, UTR${reports}`,
    );
  });

  it('is credited once when approved, at the rate of the day it was reported', async () => {
    await report(usual());
    await db.insert(settings).values({ key: 'conversion_rate', value: '100' });
    expect((await decide({ status: 1 })).status).toBe(200);
    await db.delete(settings);
    expect(await held()).toBe('100.00');
    for (const status of [1, 2]) expect((await decide({ status })).status).toBe(404);
    expect(await held()).toBe('100.00');
    const { body } = await get('/balance-sync?payment_method_id=3');
    expect(body.list).toMatchObject({ data: [{ thash: `UTR${reports}`, amount: '100.00' }] });
  });

  it('brings nothing when rejected, and may then be reported again', async () => {
    const fields = usual();
    await report(fields);
    expect((await report(fields)).body.errors).toEqual({
      transaction_id: ['You’ve already reported this transaction ID.'],
    });
    const other = await make();
    expect(
      (await report({ ...fields, transaction_id: fields.transaction_id.toLowerCase() }, other)).status,
    ).toBe(422);
    expect((await decide({ status: 2, remarks: 'No such payment' })).status).toBe(200);
    expect((await report(fields)).status).toBe(200);
    expect((await rows()).map(({ status, remarks }) => [status, remarks])).toEqual([
      [2, 'No such payment'],
      [0, null],
    ]);
    expect(await held()).toBe('0.00');
  });

  it('keeps the receipt under a random name that no one can fetch (T11, T19)', async () => {
    await report({ ...usual(), image: jpeg });
    const [{ image } = { image: '' }] = await rows();
    const [file] = await db.select().from(files).where(eq(files.name, image));
    expect(file).toMatchObject({ ownerId: member.id, type: 'image/jpeg' });
    expect(image).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect(Buffer.from(file?.bytes ?? []).includes('GPS')).toBe(false);
    expect((await app.inject({ url: `/images/${image}` })).statusCode).toBe(404);
  });

  it('refuses what is not an image, under any name', async () => {
    const refused = images.filter(({ expected }) => expected !== 'kept');
    expect(refused.length).toBeGreaterThan(5);
    for (const { name, bytes } of refused) {
      const { status, body } = await report({ ...usual(), image: [name, bytes] });
      expect([status, Object.keys(body.errors ?? {})], name).toEqual([422, ['image']]);
    }
    expect((await report({ ...usual(), image: 'receipt.png' })).status).toBe(422);
    expect((await report({ ...usual(), comment: png })).status).toBe(422);
    expect(await rows()).toEqual([]);
    expect(await db.$count(files, eq(files.ownerId, member.id))).toBe(0);
  });

  it('refuses odd amounts, methods, numbers and comments, and leaves no file', async () => {
    for (const amount of [...hostileAmounts.filter((value) => typeof value === 'string'), '0.01', '0.44'])
      expect((await report({ ...usual(), amount })).status, amount.slice(0, 20)).toBe(422);
    for (const bank_id of ['1', ...nowhere.map(decodeURIComponent)])
      expect((await report({ ...usual(), bank_id })).status, bank_id).toBe(404);
    for (const transaction_id of ['', 'a b', '<b>', 'x'.repeat(101), 'UTR\u0000'])
      expect((await report({ ...usual(), transaction_id })).status).toBe(422);
    for (const comment of ['x'.repeat(501), 'a\u0000b', '\u001b[31m'])
      expect((await report({ ...usual(), comment })).status).toBe(422);
    expect((await report({ ...usual(), credited: '9999' })).status).toBe(422);
    expect(await rows()).toEqual([]);
    expect(await db.$count(files, eq(files.ownerId, member.id))).toBe(0);
    expect((await report({ ...usual(), comment: 'Zeile 1\nשורה 2 🙂' })).status).toBe(200);
  });

  it('is one under one key, however often it is sent, and another file is another body (T12)', async () => {
    const fields = usual();
    const replies = await Promise.all(
      Array.from({ length: 16 }, () => report(fields, member, 'confirm-0001')),
    );
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await rows()).toHaveLength(1);
    expect((await report({ ...fields, image: jpeg }, member, 'confirm-0001')).status).toBe(409);
  });

  it('is one without a key too, by its number', async () => {
    const fields = usual();
    const replies = await Promise.all(Array.from({ length: 16 }, () => report(fields)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });
});

it('leaves every wallet the sum of its transactions', async () => {
  await expectSound(db);
});
