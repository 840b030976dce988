import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '../access/sessions';
import { outbox } from '../data/schema/access';
import { members } from '../data/schema/members';
import { withdrawals } from '../data/schema/money';
import { askCode, password, pin, totpSecret } from '../testing/accounts';
import { hostileImages } from '../testing/images/hostileImages';
import { lightCost } from '../testing/seedOptions';
import { cryptoProfile, type MoneyMember, moneyMember } from '../testing/moneyMember';
import type { PortalClient } from '../testing/portalClient';
import { testServer } from '../testing/testServer';

/* The limits of a stolen or borrowed session (T29). */
const { db, client, clock } = await testServer();

const picture = (await hostileImages()).find(({ name }) => name === 'plain.jpg')?.bytes ?? Buffer.alloc(0);
const address = {
  type: 'crypto',
  coin_name: 'USDT BEP20',
  withdrawal_address: cryptoProfile.withdrawalAddress,
};
const nowhere = { withdrawType: null, withdrawalCoin: null, withdrawalAddress: null };
const broker = {
  ...{ trading_username: 'a', trading_platform: 'b', trading_account: 'c', trading_pass: 'd' },
  ...{ investor_password: 'e', trading_server: 'f', trading_file: picture },
};

const passwordHash = await hash(password, lightCost);
let names = 0;
const make = (member: Partial<typeof members.$inferInsert> = {}, more: object = {}) =>
  moneyMember(db, clock, `taken${(names += 1)}`, {
    wallets: { pay_out: '500.00' },
    member: { passwordHash, ...member },
    ...more,
  });
const getRow = async ({ id }: MoneyMember) => (await db.select().from(members).where(eq(members.id, id)))[0];
const totp = (secret = totpSecret) => generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
const shownSecret = async (token: string) => {
  const { image_2fa } = (await client.get('/user', token)).body.data as { image_2fa: string };
  return new URL(image_2fa).searchParams.get('secret') ?? '';
};
const withdraw = ({ token }: MoneyMember, secondFactor: object = { mpin: pin }) =>
  client.post('/withdraw', { wallet: 'pay_out', amount: '500', ...secondFactor }, token);
const heldUntil = async ({ token }: MoneyMember) => {
  const { data } = (await client.get('/dashboard', token)).body as { data: Record<string, unknown> };
  const { body } = await client.get('/withdraw', token);
  expect(data.withdrawals_held_until).toBe(body.withdrawals_held_until);
  return body.withdrawals_held_until;
};
const day = 24 * 60 * 60;
const inADay = () => new Date(clock.now().getTime() + day * 1000).toISOString();
const mailsTo = ({ username }: MoneyMember) =>
  db.select().from(outbox).where(eq(outbox.username, username)).orderBy(outbox.id);

/** The six changes, each with all data that the session can read and no factor. */
const changes = {
  authenticator: async ({ token }, secondFactor) =>
    client.post('/enable-2fa', { code: await totp(await shownSecret(token)), ...secondFactor }, token),
  'way to confirm': ({ token }, secondFactor) =>
    client.post('/authentication', { type: 'mpin', ...secondFactor }, token),
  password: ({ token }, secondFactor) =>
    client.post(
      '/change-password',
      { currentpassword: password, newpassword: 'battery staple 9', ...secondFactor },
      token,
    ),
  pin: ({ token }, secondFactor) =>
    client.post(
      '/change-secondary-password',
      { old_password: pin, spassword: '1357', spassword_confirmation: '1357', ...secondFactor },
      token,
    ),
  address: ({ token }, secondFactor) =>
    client.post('/withdraw-setting', { ...address, ...secondFactor }, token),
  broker: ({ token }, secondFactor) =>
    client.form('/set-broker-details', { ...broker, ...secondFactor }, token),
} satisfies Record<
  string,
  (member: MoneyMember, secondFactor: Record<string, string>) => ReturnType<PortalClient['post']>
>;
type Change = keyof typeof changes;
const each = Object.keys(changes) as Change[];

describe('a session alone (T29)', () => {
  let member: MoneyMember;
  beforeEach(async () => {
    member = await make({ authType: 'otp' }, { profile: nowhere });
  });

  it.each(each)('makes no new %s, and holds nothing', async (change) => {
    const before = await getRow(member);
    const { status, body } = await changes[change](member, {});
    expect(status).toBe(422);
    expect(body.status).toBe(false);
    expect(await getRow(member)).toEqual(before);
    expect(await heldUntil(member)).toBeNull();
    expect(await mailsTo(member)).toEqual([]);
  });

  it.each(['authenticator', 'way to confirm', 'pin', 'broker'] as const)(
    'is asked for the factor in force before it makes a new %s',
    async (change) => {
      const text = 'Please confirm this change with a code from your email.';
      expect((await changes[change](member, {})).body.errors).toEqual({ otp: [text] });
      expect((await changes[change](member, { mpin: pin })).body.errors).toEqual({ otp: [text] });
      expect((await changes[change](member, { otp: '0' })).body).toMatchObject({
        message: 'Invalid otp',
        errors: { otp: ['Invalid otp'] },
      });
    },
  );

  // Proves: holdMessages.heldUntil | holdMessages.why | Withdrawals are on hold until {until}, because your security settings changed. | Withdrawals are on hold until {until}.
  it.each(each)(
    'with the factor in force it makes a new %s, and withdrawals are held for a day',
    async (change) => {
      const purpose = change === 'address' ? 'withdraw-setting' : 'profile';
      const otp = await askCode(client, member.username, purpose, member.token);
      const { status, body } = await changes[change](member, { otp });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(await heldUntil(member)).toBe(inADay());
      expect((await mailsTo(member)).at(-1)?.text).toMatch(/Withdrawals are on hold until .* UTC\.\n/);
    },
  );

  it('does not switch the authenticator off', async () => {
    member = await make({ totpEnabled: true, totpSecret, authType: 'mpin' });
    const code = await totp();
    expect(
      Object.keys((await client.post('/disable-2fa', { code }, member.token)).body.errors ?? {}),
    ).toEqual(['mpin']);
    expect((await client.post('/disable-2fa', { code: '000000', mpin: pin }, member.token)).status).toBe(422);
    expect(await heldUntil(member)).toBeNull();
    expect((await client.post('/disable-2fa', { code, mpin: pin }, member.token)).status).toBe(200);
    expect(await heldUntil(member)).toBe(inADay());
  });

  it('locks the factor after five wrong ones, and reports it at its field', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) await changes.broker(member, { otp: `${wrong}` });
    const otp = await askCode(client, member.username, 'profile', member.token);
    expect((await changes.broker(member, { otp })).body.errors).toEqual({
      otp: ['Too many wrong tries. Please try again later.'],
    });
  });
});

describe('the authenticator’s secret (T29)', () => {
  it('is another one each time, and none while one is in force', async () => {
    const member = await make();
    const first = await shownSecret(member.token);
    const second = await shownSecret(member.token);
    expect(second).not.toBe(first);
    // A second request while the member types does no harm, because either secret may be enabled.
    const enabled = await client.post('/enable-2fa', { code: await totp(first), mpin: pin }, member.token);
    expect(enabled.status).toBe(200);
    expect((await client.get('/user', member.token)).body.data).toMatchObject({ image_2fa: null });
    expect((await getRow(member))?.totpSecret).toBe(first);
  });

  it('that another session saw is never in force, nor one of half an hour ago', async () => {
    const member = await make();
    const theirs = await shownSecret(await openSession(db, member.id, 'session', clock.now()));
    const mine = await shownSecret(member.token);
    const enable = async (secret: string) =>
      (await client.post('/enable-2fa', { code: await totp(secret), mpin: pin }, member.token)).body.message;
    expect(await enable(theirs)).toBe('Invalid authenticator');
    clock.advance(1801);
    expect(await enable(mine)).toBe('Invalid authenticator');
  });
});

describe('the hold (T29)', () => {
  const text =
    /^Withdrawals are on hold until \d\d-\d\d-\d{4} \d\d:\d\d UTC, because your security settings changed\.$/;

  it('refuses withdrawals until its end, without using the code up, and restarts with each change', async () => {
    const member = await make();
    await changes.pin(member, {});
    clock.advance(3600);
    await changes.broker(member, { mpin: '1357' });
    expect(await heldUntil(member)).toBe(inADay());
    expect((await withdraw(member, { mpin: '1357' })).body.message).toMatch(text);
    clock.advance(day - 1);
    member.token = await openSession(db, member.id, 'session', clock.now());
    expect((await withdraw(member, { mpin: '1357' })).status).toBe(422);
    clock.advance(1);
    expect(await heldUntil(member)).toBeNull();
    expect((await withdraw(member, { mpin: '1357' })).status).toBe(200);
  });

  it('follows a password that was forgotten', async () => {
    const member = await make();
    await client.post('/resendotp', { username: member.username, from: 'forget-password' });
    const forgotten = {
      username: member.username,
      otp: await client.code(member.username),
      newpassword: 'x7',
    };
    expect((await client.post('/forget-password', forgotten)).status).toBe(200);
    member.token = await openSession(db, member.id, 'session', clock.now());
    expect(await heldUntil(member)).toBe(inADay());
  });

  it('is lifted by the operator', async () => {
    const member = await make();
    await changes.pin(member, {});
    expect((await client.operate('/lift-hold', { username: member.username })).status).toBe(200);
    expect(await heldUntil(member)).toBeNull();
    expect((await client.operate('/lift-hold', { username: member.username })).status).toBe(422);
    expect((await withdraw(member, { mpin: '1357' })).status).toBe(200);
  });

  it('lets nothing out to a new address, however close the two calls are', async () => {
    for (let round = 0; round < 6; round += 1) {
      const member = await make({}, { profile: nowhere });
      await Promise.all([
        changes.address(member, { pin }),
        ...Array.from({ length: 6 }, () => withdraw(member)),
      ]);
      expect(await db.$count(withdrawals, eq(withdrawals.memberId, member.id))).toBe(0);
    }
  });
});
