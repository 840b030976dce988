import { beforeEach, describe, expect, it } from 'vitest';
import { walletTexts, expectKept } from '../testing/expectSound';
import { pin } from '../testing/accounts';
import { hostileAmounts } from '../testing/hostileAmounts';
import { type MoneyMember, moneyMember } from '../testing/moneyMember';
import { testServer } from '../testing/testServer';

const { db, client, clock } = await testServer();

let names = 0;
let member: MoneyMember;
const make = (more: Parameters<typeof moneyMember>[3] = {}) =>
  moneyMember(db, clock, `mover${(names += 1)}`, { wallets: { pay_out: '200.00', live: '50.00' }, ...more });
beforeEach(async () => {
  member = await make();
});

const usual = () => ({ wallet: 'pay_out_to_pay_in', payee: member.username, mpin: pin });
const transfer = (body: object, key?: string) =>
  client.post('/transfer/amount', body, member.token, key === undefined ? {} : { 'idempotency-key': key });
const held = () => walletTexts(db, member.id);
const untouched = { pay_in: '0.00', pay_out: '200.00', live: '50.00', hold: '0.00' };
const list = async (query = '') => (await client.get(`/transfer${query}`, member.token)).body;

describe('a transfer (B §9)', () => {
  // Proves: transferMessages.isIn
  it('moves from the Out going to the Receiving Wallet immediately, without a fee [B §9 Transfer wallets]', async () => {
    const { status, body } = await transfer({ ...usual(), transfer_amount: '75.5' });
    expect([status, body]).toEqual([200, { status: true, message: 'The amount has been transferred.' }]);
    expect(await held()).toMatchObject({ pay_in: '75.50', pay_out: '124.50' });
    expect(await list()).toMatchObject({
      data: {
        total: 1,
        data: [
          {
            ...{
              payer: member.username,
              payee: member.username,
              from_wallet: 'pay_out',
              to_wallet: 'pay_in',
            },
            ...{ transfer_amount: '75.50', net_transfer_amount: '75.50', transfer_type: 'Wallet to wallet' },
            ...{ comment: null, status: 1 },
          },
        ],
      },
      more_details: [
        { title: 'Out going Wallet', type: 'amount', value: '124.50' },
        { title: 'Receiving Wallet', type: 'amount', value: '75.50' },
        { title: 'Total Transferred', type: 'amount', value: '75.50' },
        { title: 'Pending Transfers', type: 'amount', value: '0.00' },
      ],
    });
  });

  // Proves: You can only transfer between your own wallets.
  it('takes the own name in any case, and no one else’s (D83, T19) [B §5 Transfer]', async () => {
    const other = await make();
    const body = { ...usual(), transfer_amount: '1' };
    const refusal = { payee: ['You can only transfer between your own wallets.'] };
    expect((await transfer({ ...body, payee: other.username })).body.errors).toEqual(refusal);
    expect((await transfer({ ...body, payee: 'nobody' })).body.errors).toEqual(refusal);
    expect((await transfer({ ...body, payee: member.username.toUpperCase() })).status).toBe(200);
    expect(await walletTexts(db, other.id)).toMatchObject(untouched);
  });

  it('takes what is there, and not a cent more [B §5 Transfer]', async () => {
    const more = await transfer({ ...usual(), transfer_amount: '200.01' });
    expect([more.status, more.body.message]).toEqual([422, 'Insufficient Balance']);
    expect(more.body.errors).toEqual({ transfer_amount: ['Insufficient Balance'] });
    expect((await transfer({ ...usual(), transfer_amount: '200' })).status).toBe(200);
    expect(await held()).toMatchObject({ pay_in: '200.00', pay_out: '0.00', live: '50.00' });
  });

  it.each(['pay_in_to_pay_out', 'live_to_pay_in', 'pay_out', '', null, ['pay_out_to_pay_in']])(
    'goes no other way: %j [B §9 Transfer wallets]',
    async (wallet) => {
      expect((await transfer({ ...usual(), wallet, transfer_amount: '1' })).status).toBe(422);
      expect(await held()).toMatchObject(untouched);
    },
  );

  it('refuses every invalid amount, and unknown fields (T20, T22)', async () => {
    for (const transfer_amount of hostileAmounts)
      expect((await transfer({ ...usual(), transfer_amount })).status).toBe(422);
    for (const more of [{ net_transfer_amount: '5' }, { to_wallet: 'live' }, { status: 1 }, { payer: 'x' }])
      expect((await transfer({ ...usual(), transfer_amount: '1', ...more })).status).toBe(422);
    expect(await held()).toMatchObject(untouched);
    expect((await transfer({ ...usual(), transfer_amount: '00.10' })).status).toBe(200);
    expect(await held()).toMatchObject({ pay_in: '0.10' });
  });
});

describe('its second factor (T14)', () => {
  it('must be right before anything moves [B §4 Transfer]', async () => {
    const wrong = await transfer({ ...usual(), transfer_amount: '1', mpin: '0000' });
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Invalid mpin']);
    expect(await held()).toMatchObject(untouched);
    expect((await list()).data).toMatchObject({ total: 0 });
  });

  it('by mail is sent for transfers, and replayed with the answer when that was lost (T12) [B §4 Transfer]', async () => {
    member = await make({ member: { authType: 'otp' } });
    const send = async (from: string) => {
      await client.post('/resendotp', { username: member.username, from }, member.token);
      return client.code(member.username);
    };
    const { mpin: _, ...body } = { ...usual(), transfer_amount: '12' };
    const other = await send('withdraw');
    expect((await transfer({ ...body, otp: other }, 'confirm-0000')).body.message).toBe('Invalid otp');
    const otp = await send('transfer');
    const first = await transfer({ ...body, otp }, 'confirm-0001');
    const again = await transfer({ ...body, otp }, 'confirm-0001');
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect((await transfer({ ...body, otp }, 'confirm-0002')).body.message).toBe('Invalid otp');
    expect((await transfer({ ...body, transfer_amount: '13', otp }, 'confirm-0001')).status).toBe(409);
    expect(await held()).toMatchObject({ pay_in: '12.00', pay_out: '188.00' });
  });
});

/** Requests a transfer that waits for the operator. Returns its id. */
const wait = async (amount: string, { username } = member) =>
  Number((await client.operate('/transfers', { username, amount })).body['id']);
const takeBack = (id: number, { token } = member, key?: string) =>
  client.post('/transfer-take-back', { id }, token, key === undefined ? {} : { 'idempotency-key': key });

describe('one that waits for the operator', () => {
  it('is held, shown as pending, and arrives or returns [B §4 Transfer status]', async () => {
    const [yes, no] = [await wait('30.00'), await wait('20.00')];
    expect(await held()).toMatchObject({ pay_out: '150.00', hold: '50.00', pay_in: '0.00' });
    expect(((await list()).more_details as object[])[3]).toMatchObject({ value: '50.00' });
    await client.operate(`/transfers/${yes}`, { status: 1 });
    await client.operate(`/transfers/${no}`, { status: 2, remarks: 'Ask again next week' });
    expect((await client.operate(`/transfers/${no}`, { status: 1 })).status).toBe(404);
    expect(await held()).toMatchObject({ pay_out: '170.00', hold: '0.00', pay_in: '30.00' });
    expect((await list()).data).toMatchObject({
      data: [
        { status: 2, comment: 'Ask again next week' },
        { status: 1, comment: null },
      ],
    });
    expect(((await list()).more_details as object[]).slice(2)).toEqual([
      { title: 'Total Transferred', type: 'amount', value: '30.00' },
      { title: 'Pending Transfers', type: 'amount', value: '0.00' },
    ]);
  });
});

describe('taking it back (D113)', () => {
  const first = async () => ((await list()).data as { data: object[] }).data[0];

  it('returns every cent to its wallet once, also when it is sent twice', async () => {
    const id = await wait('33.33');
    expect(await first()).toMatchObject({ id, status: 0, can_take_back: 1 });
    const replies = [await takeBack(id, member, 'back-0001'), await takeBack(id, member, 'back-0001')];
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 2 }, () => [200, { status: true, msg: 'You took your transfer back.' }]),
    );
    expect((await takeBack(id)).body.message).toBe('This transfer is no longer pending.');
    expect((await client.operate(`/transfers/${id}`, { status: 1 })).status).toBe(404);
    expect(await held()).toMatchObject(untouched);
    expect(await first()).toMatchObject({
      ...{ status: 2, can_take_back: 0, taken_back: 1, returned_to: 'pay_out', comment: 'You took it back.' },
    });
  });

  it('is the operator’s or the member’s end of it, never both', async () => {
    const id = await wait('60');
    const [own, operators] = await Promise.all([
      takeBack(id),
      client.operate(`/transfers/${id}`, { status: 1 }),
    ]);
    expect([own.status === 200, operators.status === 200].filter(Boolean)).toHaveLength(1);
    const ended = own.status === 200 ? untouched : { pay_out: '140.00', pay_in: '60.00', hold: '0.00' };
    expect(await held()).toMatchObject(ended);
  });

  it('one of 16 concurrent calls moves the money', async () => {
    const id = await wait('60');
    const replies = await Promise.all(Array.from({ length: 16 }, () => takeBack(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await held()).toMatchObject(untouched);
  });

  it('is for the member’s own, for one that exists, and for no finished one', async () => {
    const id = await wait('60');
    expect((await takeBack(id, await make())).status).toBe(404);
    expect((await takeBack(2_147_483_647)).status).toBe(404);
    await transfer({ ...usual(), transfer_amount: '1' });
    const { id: done } = (await first()) as { id: number };
    expect((await takeBack(done)).status).toBe(422);
    expect(await held()).toMatchObject({ pay_out: '139.00', pay_in: '1.00', hold: '60.00' });
  });
});

it('leaves every wallet the sum of its transactions', async () => {
  await expectKept(db);
});
