import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../data/schema/catalogue';
import { profiles } from '../data/schema/members';
import { withdrawals } from '../data/schema/money';
import { walletTexts, expectKept } from '../testing/expectSound';
import { pin, totpSecret } from '../testing/accounts';
import { hostileAmounts } from '../testing/hostileAmounts';
import { bankProfile, cryptoProfile, type MoneyMember, moneyMember } from '../testing/moneyMember';
import { testServer } from '../testing/testServer';

const { db, client, clock } = await testServer();

let names = 0;
let member: MoneyMember;
const make = (more: Parameters<typeof moneyMember>[3] = {}) =>
  moneyMember(db, clock, `payee${(names += 1)}`, {
    wallets: { pay_out: '500.00', live: '80.00', pay_in: '900.00' },
    ...more,
  });
beforeEach(async () => {
  member = await make();
});

const ask = (body: object, { token } = member, key?: string) =>
  client.post('/withdraw', body, token, key === undefined ? {} : { 'idempotency-key': key });
const usual = { wallet: 'pay_out', amount: '100', mpin: pin };
const list = async ({ token } = member, query = '') =>
  (await client.get(`/user/manual/withdraw/list${query}`, token)).body.data as {
    data: Record<string, unknown>[];
    total: number;
  };
const getCode = async (of = member) => String((await list(of)).data[0]?.['code']);
const takeBack = async (code: string, { token } = member, key?: string) =>
  client.post('/withdraw-take-back', { code }, token, key === undefined ? {} : { 'idempotency-key': key });
const held = ({ id } = member) => walletTexts(db, id);
const readId = async ({ id } = member) => {
  const [row] = await db.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.memberId, id));
  return row?.id;
};
const untouched = { pay_out: '500.00', live: '80.00', pay_in: '900.00', hold: '0.00' };

describe('asking for a withdrawal (B §4)', () => {
  it('holds the amount and shows it as Pending, to the address of the profile [B §4 Withdraw]', async () => {
    expect((await ask(usual)).body).toEqual({ status: true, msg: 'Your withdrawal has been requested.' });
    expect(await held()).toMatchObject({ pay_out: '400.00', hold: '100.00' });
    const { data, total: rows } = await list();
    expect(rows).toBe(1);
    expect(data[0]).toMatchObject({
      ...{
        coin_type: 'crypto',
        type: 'pay_out',
        status: 0,
        t_hash: null,
        bank_name: null,
        remarks: null,
        decided_at: null,
      },
      ...{ network: cryptoProfile.withdrawalCoin, address: cryptoProfile.withdrawalAddress },
      ...{ amount_from: '100.00', amount_to: '100.00', net_amount: '95.00' },
    });
    expect(data[0]?.code).toMatch(/^WD-261121-\d{6}$/);
  });

  it('to a bank is paid in rupees at the rate and fee of that moment (ADR 7) [B §9 INR]', async () => {
    member = await make({ profile: bankProfile });
    await ask({ ...usual, amount: '60.5' });
    await db.insert(settings).values({ key: 'conversion_rate', value: '90.10' });
    await ask({ ...usual, amount: '1' });
    await db.delete(settings);
    const { acNo, bankName, holderName, ifsc } = bankProfile;
    expect((await list()).data).toMatchObject([
      { amount_from: '1.00', amount_to: '90.10', net_amount: '85.60' },
      {
        ...{ coin_type: 'bank', ac_no: acNo, bank_name: bankName, holder_name: holderName, ifsc },
        ...{ network: null, address: null },
        ...{ amount_from: '60.50', amount_to: '5339.13', net_amount: '5071.73' },
      },
    ]);
  });

  it('keeps its destination when the profile changes afterwards [B §3 Withdrawals]', async () => {
    await ask(usual);
    await db.update(profiles).set(bankProfile).where(eq(profiles.memberId, member.id));
    expect((await list()).data[0]).toMatchObject({ address: cryptoProfile.withdrawalAddress, ac_no: null });
  });

  it('takes the whole of a wallet, and not a cent more [B §8 Above the balance]', async () => {
    const more = await ask({ ...usual, wallet: 'live', amount: '80.01' });
    expect(more.status).toBe(422);
    expect(more.body).toEqual({
      ...{ status: false, message: 'Insufficient Balance' },
      errors: { amount: ['Insufficient Balance'] },
    });
    expect((await ask({ ...usual, wallet: 'live', amount: '80.00' })).status).toBe(200);
    expect(await held()).toMatchObject({ live: '0.00', hold: '80.00' });
    expect((await ask({ ...usual, wallet: 'fixed', amount: '0.01' })).status).toBe(422);
  });

  it.each(['pay_in', 'hold', 'PAY_OUT', 'chain', '', ['pay_out'], null])(
    'takes nothing from the wallet %j (B §9) [B §9 Withdraw wallets]',
    async (wallet) => {
      expect((await ask({ ...usual, wallet })).status).toBe(422);
      expect(await held()).toMatchObject(untouched);
    },
  );

  it('needs a destination, and takes none from the request (T20)', async () => {
    for (const profile of [
      { withdrawType: null },
      { withdrawType: 'crypto', withdrawalCoin: null },
      { ...bankProfile, acNo: null },
    ] as const) {
      const nowhere = await make({ profile });
      const reply = await ask(usual, nowhere);
      expect(reply.body.message).toBe('Please complete your withdraw settings first.');
      expect(await held(nowhere)).toMatchObject(untouched);
    }
    for (const more of [{ address: 'T1' }, { withdrawal_address: 'x' }, { fee: '0' }, { status: 1 }])
      expect((await ask({ ...usual, ...more })).status).toBe(422);
    expect(await held()).toMatchObject(untouched);
  });

  it('keeps to the operator’s limits, and names them beforehand (D113)', async () => {
    member = await make({ member: { authType: 'otp' } });
    await client.post('/resendotp', { username: member.username, from: 'withdraw' }, member.token);
    const otp = await client.code(member.username);
    await db.insert(settings).values([
      { key: 'withdraw_min_amount', value: '10.00' },
      { key: 'withdraw_max_amount', value: '200.00' },
    ]);
    const { body: page } = await client.get('/withdraw', member.token);
    const asking = { wallet: 'pay_out', otp };
    const less = await ask({ ...asking, amount: '9.99' });
    const more = await ask({ ...asking, amount: '200.01' });
    const beyond = await ask({ ...asking, amount: '500.01' });
    // A refused amount leaves the code usable.
    const least = await ask({ ...asking, amount: '10' });
    await db.delete(settings);
    expect(page).toMatchObject({ min_amount: '10.00', max_amount: '200.00' });
    expect([less.status, less.body.errors]).toEqual([
      422,
      { amount: ['The amount must be at least $10.00.'] },
    ]);
    expect([more.status, more.body.errors]).toEqual([
      422,
      { amount: ['The amount must be at most $200.00.'] },
    ]);
    expect(beyond.body.message).toBe('Insufficient Balance');
    expect(least.status).toBe(200);
    expect(await held()).toMatchObject({ pay_out: '490.00', hold: '10.00' });
  });

  it('refuses every amount that is none, and reads 00.10 as ten cents (T22) [B §5 Withdraw]', async () => {
    for (const amount of hostileAmounts) {
      const reply = await ask({ ...usual, amount });
      expect([reply.status, reply.body.status], String(amount).slice(0, 40)).toEqual([422, false]);
    }
    expect(await held()).toMatchObject(untouched);
    expect((await ask({ ...usual, amount: '00.10' })).status).toBe(200);
    expect((await list()).data[0]).toMatchObject({ amount_from: '0.10', net_amount: '0.09' });
    expect(await held()).toMatchObject({ pay_out: '499.90', hold: '0.10' });
  });
});

describe('the second factor (T14, D79)', () => {
  const sendCode = async (from: string) => {
    await client.post('/resendotp', { username: member.username, from }, member.token);
    return client.code(member.username);
  };

  it('is the member’s own kind, and a wrong one moves nothing [B §4 Withdraw]', async () => {
    for (const secondFactor of [{ mpin: '0000' }, { otp: pin }, { authenticator: pin }]) {
      const reply = await ask({ wallet: 'pay_out', amount: '10', ...secondFactor });
      expect([reply.status, reply.body.message]).toEqual([422, 'Invalid mpin']);
    }
    for (const secondFactor of [{}, { mpin: pin, otp: '1234' }, { mpin: Number(pin) }, { mpin: [pin] }])
      expect((await ask({ wallet: 'pay_out', amount: '10', ...secondFactor })).status).toBe(422);
    expect(await held()).toMatchObject(untouched);
    expect(await list()).toMatchObject({ total: 0 });
  });

  it('locks the pin after five wrong tries, for the right one too', async () => {
    for (let time = 0; time < 5; time += 1) await ask({ ...usual, mpin: '0000' });
    expect((await ask(usual)).body.message).toBe('Too many wrong tries. Please try again later.');
    expect(await held()).toMatchObject(untouched);
  });

  it('by mail is bound to the withdrawal and good once [B §4 Withdraw]', async () => {
    member = await make({ member: { authType: 'otp' } });
    const other = await sendCode('transfer');
    const body = { wallet: 'pay_out', amount: '10' };
    expect((await ask({ ...body, otp: other })).body.message).toBe('Invalid otp');
    const otp = await sendCode('withdraw');
    expect((await ask({ ...body, otp })).status).toBe(200);
    expect((await ask({ ...body, otp })).body.message).toBe('Invalid otp');
    expect(await held()).toMatchObject({ pay_out: '490.00', hold: '10.00' });
  });

  // Proves: These aren’t your payment details.
  it('is not used up by a request that is refused anyway [B §3 Withdrawals]', async () => {
    member = await make({ member: { authType: 'otp' } });
    const otp = await sendCode('withdraw');
    for (const wrong of [{ amount: '500.01' }, { amount: '0' }, { bank_id: member.id + 1 }])
      expect((await ask({ wallet: 'pay_out', amount: '10', otp, ...wrong })).status).toBe(422);
    expect((await ask({ wallet: 'pay_out', amount: '10', otp })).status).toBe(200);
  });

  it('by authenticator is good once', async () => {
    member = await make({ member: { authType: 'authenticator', totpSecret, totpEnabled: true } });
    const code = await generate({ secret: totpSecret, epoch: clock.now().getTime() / 1000 });
    const body = { wallet: 'pay_out', amount: '10', authenticator: code };
    expect((await ask(body)).status).toBe(200);
    expect((await ask(body)).body.message).toBe('Invalid authenticator');
    expect(await held()).toMatchObject({ pay_out: '490.00' });
  });

  it('by mail lets one of 32 concurrent tries through', async () => {
    member = await make({ member: { authType: 'otp' } });
    clock.advance(61);
    const otp = await sendCode('withdraw');
    const replies = await Promise.all(
      Array.from({ length: 32 }, () => ask({ wallet: 'pay_out', amount: '1', otp })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await held()).toMatchObject({ pay_out: '499.00', hold: '1.00' });
  });

  it('that is used up is not asked for again when the answer was lost (T12)', async () => {
    member = await make({ member: { authType: 'otp' } });
    const body = { wallet: 'pay_out', amount: '10', otp: await sendCode('withdraw') };
    const first = await ask(body, member, 'confirm-0001');
    const again = await ask(body, member, 'confirm-0001');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await ask({ ...body, amount: '11' }, member, 'confirm-0001')).status).toBe(409);
    expect(await held()).toMatchObject({ pay_out: '490.00', hold: '10.00' });
  });

  it('that was wrong stays wrong under its key, is counted once, and leaves the next key free', async () => {
    const wrong = { ...usual, mpin: '0000' };
    for (let time = 0; time < 6; time += 1)
      expect((await ask(wrong, member, 'confirm-wrong')).body.message).toBe('Invalid mpin');
    expect((await ask(usual, member, 'confirm-right')).status).toBe(200);
  });
});

describe('the operator’s decision (B §4)', () => {
  const decide = async (body: object) => client.operate(`/withdrawals/${await readId()}`, body);

  it('sends what was held, with its hash [B §4 Withdrawal status]', async () => {
    await ask(usual);
    expect((await decide({ status: 1, t_hash: 'ab12', remarks: 'Sent' })).status).toBe(200);
    expect(await held()).toMatchObject({ pay_out: '400.00', hold: '0.00' });
    expect((await list()).data[0]).toMatchObject({ status: 1, t_hash: 'ab12', remarks: 'Sent' });
    expect((await list()).data[0]?.decided_at).toMatch(/^\d{4}-/);
    expect((await decide({ status: 2 })).status).toBe(404);
    expect(await held()).toMatchObject({ pay_out: '400.00', hold: '0.00' });
  });

  it('makes up a hash for a chain and none for a bank, and takes no odd one', async () => {
    await ask(usual);
    expect((await decide({ status: 1, t_hash: '<b>' })).status).toBe(422);
    await decide({ status: 1, t_hash: '' });
    expect((await list()).data[0]?.t_hash).toMatch(/^[0-9a-f]{64}$/);
    member = await make({ profile: bankProfile });
    await ask(usual);
    await decide({ status: 1 });
    expect((await list()).data[0]).toMatchObject({ status: 1, t_hash: null });
  });

  // Proves: detailMessages.isBack | detailMessages.mayBeBack
  it('or returns it to its wallet, with the reason [B §4 Withdrawal status]', async () => {
    await ask({ ...usual, wallet: 'live', amount: '33.33' });
    await decide({ status: 2, remarks: 'Unknown network', t_hash: 'abc' });
    expect(await held()).toMatchObject(untouched);
    expect((await list()).data[0]).toMatchObject({
      ...{ status: 2, taken_back: 0, returned_to: 'live', remarks: 'Unknown network', t_hash: null },
    });
  });
});

describe('taking it back (D113)', () => {
  // Proves: verifyMessages.takeBackEffect | verifyMessages.takeBackEffectUnnamed
  it('returns every cent to its wallet once, also when it is sent twice', async () => {
    await ask({ ...usual, wallet: 'live', amount: '33.33' });
    expect((await list()).data[0]).toMatchObject({
      ...{ status: 0, can_take_back: 1, taken_back: 0, returned_to: null },
    });
    const code = await getCode();
    const first = await takeBack(code, member, 'back-0001');
    const again = await takeBack(code, member, 'back-0001');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await takeBack(code)).body.message).toBe('This withdrawal is no longer pending.');
    expect(await held()).toMatchObject(untouched);
    expect((await list()).data[0]).toMatchObject({
      ...{ status: 2, can_take_back: 0, taken_back: 1, returned_to: 'live', remarks: 'You took it back.' },
    });
    await expectKept(db);
  });

  it('is the operator’s or the member’s end of it, never both', async () => {
    await ask(usual);
    const code = await getCode();
    const id = await readId();
    const [own, sent] = await Promise.all([
      takeBack(code),
      client.operate(`/withdrawals/${id}`, { status: 1 }),
    ]);
    expect([own.status === 200, sent.status === 200].filter(Boolean)).toHaveLength(1);
    expect(await held()).toMatchObject({ pay_out: own.status === 200 ? '500.00' : '400.00', hold: '0.00' });
  });

  it('one of 16 concurrent calls moves the money', async () => {
    await ask(usual);
    const code = await getCode();
    const replies = await Promise.all(Array.from({ length: 16 }, () => takeBack(code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await held()).toMatchObject(untouched);
  });

  it('is for the member’s own, and for one that exists', async () => {
    await ask(usual);
    const other = await make();
    expect((await takeBack(await getCode(), other)).status).toBe(404);
    expect((await takeBack('WD-0')).status).toBe(404);
    expect(await held()).toMatchObject({ pay_out: '400.00', hold: '100.00' });
  });
});

describe('a quote (D82, D113)', () => {
  const quoted = async (amount: string, { token } = member) =>
    (await client.get(`/withdraw?amount=${amount}&wallet=pay_out`, token)).body.quote as Record<
      string,
      string
    >;

  it('has the address that the withdrawal then has', async () => {
    expect(await quoted('60.5')).toEqual({ amount: '60.50', fee: '3.03', net: '57.47', rate: null });
    await ask({ ...usual, amount: '60.5' });
    expect((await list()).data[0]).toMatchObject({ amount_from: '60.50', net_amount: '57.47' });
  });

  it('has the rate for a bank, and follows the operator’s fee', async () => {
    member = await make({ profile: bankProfile });
    await db.insert(settings).values([
      { key: 'withdraw_fee_percent', value: '2.5' },
      { key: 'conversion_rate', value: '90.10' },
    ]);
    expect(await quoted('60.50')).toEqual({ amount: '60.50', fee: '1.51', net: '58.99', rate: '90.10' });
    await ask({ ...usual, amount: '60.5' });
    await db.delete(settings);
    // 58.99 × 90.10
    expect((await list()).data[0]).toMatchObject({ net_amount: '5315.00' });
  });

  it('is of an amount, moves nothing, and is none without a destination', async () => {
    for (const amount of ['0', '-5', '1e3', 'x', '5.001'])
      expect((await client.get(`/withdraw?amount=${amount}`, member.token)).status, amount).toBe(422);
    await quoted('100');
    expect(await held()).toMatchObject(untouched);
    const nowhere = await make({ profile: { withdrawType: null } });
    expect(await quoted('100', nowhere)).toBeNull();
  });
});

describe('the form and the history', () => {
  it('agree with the ledger and with the rows', async () => {
    for (const amount of ['10', '20', '30']) await ask({ ...usual, amount });
    const rows = await db.select().from(withdrawals).where(eq(withdrawals.memberId, member.id));
    const [first, second] = rows;
    await client.operate(`/withdrawals/${first?.id}`, { status: 1 });
    await client.operate(`/withdrawals/${second?.id}`, { status: 2 });
    const { body } = await client.get('/withdraw', member.token);
    expect(body).toEqual({
      status: true,
      more_details: [
        { title: 'Total Withdrawals', type: 'amount', value: '10.00' },
        { title: 'Pending Withdrawals', type: 'amount', value: '30.00' },
        { title: 'Withdrawal Fee', type: 'percent', value: '5' },
      ],
      balance: { pay_out: '460.00', live: '80.00', fixed: '0.00' },
      conversion_rate: '88.25',
      min_amount: null,
      max_amount: null,
      withdrawals_held_until: null,
      quote: null,
    });
    expect((await list()).data.map(({ amount_from, status }) => [amount_from, status])).toEqual([
      ['30.00', 0],
      ['20.00', 2],
      ['10.00', 1],
    ]);
  });

  it('are empty for who never withdrew', async () => {
    expect(await list()).toMatchObject({ data: [], total: 0, from: null, last_page: 1 });
  });
});

it('leaves every wallet the sum of its transactions', async () => {
  await expectKept(db);
});
