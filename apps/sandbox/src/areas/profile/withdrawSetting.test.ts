import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { describe, expect, it } from 'vitest';
import { chainAddress } from '../../data/chainAddress';
import { outbox } from '../../data/schema/access';
import { addSignedIn, askCode, pin, totpSecret } from '../../testing/accounts';
import { testServer } from '../../testing/testServer';

const { db, client, clock } = await testServer();
const { readToken } = await addSignedIn(db, client, {
  otto: {},
  pina: { authType: 'mpin' },
  tota: { authType: 'authenticator', totpSecret, totpEnabled: true },
  banker: { authType: 'mpin' },
  racer: { authType: 'mpin' },
  careful: { authType: 'mpin' },
  chooser: { authType: 'mpin' },
});

const bep20 = { type: 'crypto', coin_name: 'USDT BEP20', withdrawal_address: chainAddress('BEP20', 'me') };
const trc20 = { type: 'crypto', coin_name: 'USDT TRC20', withdrawal_address: chainAddress('TRC20', 'me') };
const bank = {
  type: 'bank',
  holder_name: 'Amara  Okafor ',
  bank_name: 'State Bank',
  ac_no: '000123456789',
  ifsc: 'EXMP0001234',
};
const saved = { status: true, message: 'Withdrawal address saved.' };
const locked = 'You can’t change your withdraw settings any more.';

const save = (username: string, destination: object, secondFactor: object) =>
  client.post('/withdraw-setting', { ...destination, ...secondFactor }, readToken(username));
const choose = (username: string, account_type: string) =>
  client.post('/withdraw-type', { account_type }, readToken(username));
const toProfile = async (username: string) => {
  const { body } = await client.get('/user', readToken(username));
  return (body.data as { profile: Record<string, unknown> }).profile;
};

describe('where withdrawals go (A §4, D48)', () => {
  it('is saved once with a mailed code, and the member is notified of the address', async () => {
    const otp = await askCode(client, 'otto', 'withdraw-setting', readToken('otto'));
    expect((await save('otto', bep20, { otp })).body).toEqual(saved);
    expect(await toProfile('otto')).toMatchObject({
      withdraw_type: 'crypto',
      withdrawal_coin: 'USDT BEP20',
      withdrawal_address: bep20.withdrawal_address,
    });
    const mails = await db.select().from(outbox).where(eq(outbox.username, 'otto'));
    expect(mails.at(-1)).toMatchObject({ subject: 'Your withdrawal details were saved', code: null });
    expect(mails.at(-1)?.text).toContain(`${bep20.withdrawal_address} on USDT BEP20`);
  });

  // Proves: You can’t change your withdraw settings any more. | You can’t change the withdraw type any more.
  it('is locked then, for any code', async () => {
    clock.advance(61);
    const otp = await askCode(client, 'otto', 'withdraw-setting', readToken('otto'));
    for (const destination of [bep20, trc20, bank])
      expect((await save('otto', destination, { otp })).body.message).toBe(locked);
    expect((await choose('otto', 'bank')).body.message).toBe('You can’t change the withdraw type any more.');
    expect((await choose('otto', 'crypto')).status).toBe(200);
    expect(await toProfile('otto')).toMatchObject({ withdrawal_coin: 'USDT BEP20', ac_no: null });
  });

  it('is saved with the pin under the name pin, and with the authenticator under its own (D47)', async () => {
    expect((await save('pina', trc20, { mpin: pin })).status).toBe(422);
    expect((await save('pina', trc20, { pin: '0000' })).body.message).toBe('Invalid mpin');
    expect((await save('pina', trc20, { pin })).body).toEqual(saved);
    const epoch = Math.floor(clock.now().getTime() / 1000);
    const authenticator = await generate({ secret: totpSecret, epoch });
    expect((await save('tota', bep20, { pin })).body.message).toBe('Invalid authenticator');
    expect((await save('tota', bep20, { authenticator })).body).toEqual(saved);
  });

  it('may be a bank account, which locks the group as well', async () => {
    expect((await save('banker', bank, { pin })).body).toEqual(saved);
    expect(await toProfile('banker')).toMatchObject({
      withdraw_type: 'bank',
      holder_name: 'Amara Okafor',
      bank_name: 'State Bank',
      ac_no: '000123456789',
      ifsc: 'EXMP0001234',
      withdrawal_address: null,
    });
    expect((await save('banker', bep20, { pin })).body.message).toBe(locked);
  });

  it('is saved once, however many save at the same time', async () => {
    const owners = Array.from({ length: 8 }, (_, index) => chainAddress('BEP20', `racer ${index}`));
    const replies = await Promise.all(
      owners.map((withdrawal_address) => save('racer', { ...bep20, withdrawal_address }, { pin })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await toProfile('racer')).withdrawal_address).toBe(owners[winner]);
    const mails = await db.select().from(outbox).where(eq(outbox.username, 'racer'));
    expect(mails).toHaveLength(1);
  });

  it.each([
    ['an address of the other network', { ...bep20, withdrawal_address: trc20.withdrawal_address }],
    [
      'an address of the other network, the other way',
      { ...trc20, withdrawal_address: bep20.withdrawal_address },
    ],
    [
      'an address with one letter changed',
      { ...trc20, withdrawal_address: trc20.withdrawal_address.replace(/.$/, '1') },
    ],
    ['an address cut off', { ...bep20, withdrawal_address: bep20.withdrawal_address.slice(0, -1) }],
    ['the account of zeros', { ...bep20, withdrawal_address: `0x${'0'.repeat(40)}` }],
  ])('is not %s, and costs no proof', async (_what, destination) => {
    // A wrong pin would count, but the address is checked first.
    const { status, body } = await save('careful', destination, { pin: '0000' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ withdrawal_address: ['The address doesn’t belong to this network.'] });
  });

  it.each([
    ['an unknown network', { ...bep20, coin_name: 'USDT ERC20' }, 'coin_name'],
    [
      'an address with a space',
      { ...bep20, withdrawal_address: ` ${bep20.withdrawal_address}` },
      'withdrawal_address',
    ],
    ['a holder of spaces', { ...bank, holder_name: '   ' }, 'holder_name'],
    ['a holder with signs unseen', { ...bank, holder_name: 'Amara\u3164' }, 'holder_name'],
    ['a bank with a NUL', { ...bank, bank_name: 'Bank\u0000' }, 'bank_name'],
    ['a bank turned around', { ...bank, bank_name: 'Bank\u202e' }, 'bank_name'],
    ['an account number that is a path', { ...bank, ac_no: '../1' }, 'ac_no'],
    ['fields of both kinds', { ...bank, ...bep20 }, 'ac_no'],
    ['what the server sets', { ...bep20, member_id: 1 }, 'member_id'],
  ])('is not %s', async (_what, destination, field) => {
    const { status, body } = await save('careful', destination, { pin });
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toContain(field);
    expect(await toProfile('careful')).toMatchObject({ withdrawal_address: null, ac_no: null });
  });
});

describe('the withdraw type (D49)', () => {
  it('is either, until a destination is saved', async () => {
    for (const type of ['bank', 'crypto', 'bank']) {
      expect((await choose('chooser', type)).body.message).toBe('Withdrawal method saved.');
      expect((await toProfile('chooser')).withdraw_type).toBe(type);
    }
    expect((await choose('chooser', 'cash')).status).toBe(422);
    expect((await save('chooser', trc20, { pin })).status).toBe(200);
    expect((await toProfile('chooser')).withdraw_type).toBe('crypto');
  });
});
