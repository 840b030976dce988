import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { generate } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../data/schema/access';
import { members } from '../../data/schema/members';
import { recoveryCodes } from '../../data/schema/security';
import {
  addSignedIn,
  askCode,
  enterAs,
  notThis,
  password,
  pin,
  signIn,
  totpSecret,
} from '../../testing/accounts';
import { testServer } from '../../testing/testServer';

const { db, client, clock } = await testServer();
const totp = { totpSecret, totpEnabled: true };
const { readToken } = await addSignedIn(db, client, {
  nopin: { pinHash: null },
  newpin: { pinHash: null },
  setter: totp,
  offer: { authType: 'mpin' },
  drifter: { authType: 'mpin' },
  guesser: { authType: 'mpin' },
  leaver: { ...totp, authType: 'authenticator' },
  keeper: { ...totp, authType: 'authenticator' },
  careless: { ...totp, authType: 'authenticator' },
  loser: { ...totp, authType: 'authenticator' },
  halfway: totp,
  halfpin: { ...totp, authType: 'mpin' },
  otto: {},
  pina: { authType: 'mpin' },
  tota: { ...totp, authType: 'authenticator' },
  clumsy: { authType: 'mpin' },
  justset: { authType: 'mpin' },
  racer: { authType: 'mpin' },
  pinner: { authType: 'mpin' },
  victim: {},
});

const getCode = (secret: string, seconds = 0) =>
  generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) + seconds });
const memberNamed = async (username: string) => {
  const [found] = await db.select().from(members).where(eq(members.username, username));
  if (!found) throw new Error(`${username} is not there`);
  return found;
};
const mailsTo = async (username: string) =>
  (await db.select().from(outbox).where(eq(outbox.username, username))).map(({ subject }) => subject);

describe('the authentication type (A §4)', () => {
  const choose = (username: string, type: string, secondFactor: object = {}) =>
    client.post('/authentication', { type, ...secondFactor }, readToken(username));

  it('is not one that is not set up', async () => {
    expect((await choose('nopin', 'mpin')).body).toMatchObject({
      status: false,
      message: 'Please Setup Your Security Pin',
    });
    expect((await choose('nopin', 'authenticator')).body.message).toBe('Please Setup Your 2FA Authenticator');
    expect((await client.get('/authentication', readToken('nopin'))).body).toMatchObject({
      data: 'otp',
      more_details: { authenticator: 0, mpin: 0 },
    });
    expect((await choose('nopin', 'voice')).status).toBe(422);
  });

  // Proves: Your confirmation method has changed.
  it('changes, and the member is notified once', async () => {
    const otp = await askCode(client, 'setter', 'profile', readToken('setter'));
    for (const [type, secondFactor] of [
      ['mpin', { otp }],
      ['authenticator', { mpin: pin }],
      ['authenticator', {}],
    ] as const)
      expect((await choose('setter', type, secondFactor)).body).toEqual({
        status: true,
        message: 'Your confirmation method has changed.',
      });
    expect((await client.get('/authentication', readToken('setter'))).body).toMatchObject({
      data: 'authenticator',
      more_details: { authenticator: 1, mpin: 1 },
    });
    expect((await mailsTo('setter')).slice(1)).toEqual([
      'Your confirmation method was changed',
      'Your confirmation method was changed',
    ]);
  });
});

describe('the recovery codes (D113)', () => {
  const make = async (username: string, code: string) =>
    client.post('/recovery-codes', { code }, readToken(username));
  const made = async (username: string) => {
    clock.advance(60);
    const { body } = await make(username, await getCode(totpSecret));
    return (body.data as { codes: string[] }).codes;
  };
  const countLeft = async (username: string) => {
    const { body } = await client.get('/user', readToken(username));
    return (body.data as { recovery_codes_left: number | null }).recovery_codes_left;
  };
  const enter = async (username: string, factor: object) => {
    const { body } = await client.post('/pre-login', { username, password });
    return client.post('/login', { username, password, ...factor }, String(body.token));
  };

  beforeAll(async () => {
    await db
      .update(members)
      .set({ secondStep: true })
      .where(inArray(members.username, ['keeper', 'careless']));
  });

  it('are ten, need a code of the app, and are announced without being sent', async () => {
    expect((await make('keeper', '000000')).body.message).toBe('Invalid authenticator');
    expect((await make('otto', '000000')).body.message).toBe('Turn 2FA on first.');
    expect(await countLeft('keeper')).toBe(0);
    expect(await countLeft('otto')).toBeNull();
    const codes = await made('keeper');
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[A-Z][A-Z2-9]{4}-[A-Z2-9]{5}$/.test(code))).toBe(true);
    expect(await countLeft('keeper')).toBe(10);
    const mails = await db.select().from(outbox).where(eq(outbox.username, 'keeper'));
    expect(mails.map(({ subject }) => subject)).toContain('You have new recovery codes');
    expect(mails.some(({ text }) => codes.some((code) => text.includes(code)))).toBe(false);
    const stored = await db.select().from(recoveryCodes);
    expect(stored.some(({ codeHash }) => codes.some((code) => codeHash.includes(code)))).toBe(false);
  });

  // Proves: profileMessages.recoveryCodesLead | secondFactorMessages.recoveryCodeHint
  it('sign in once each, typed in any way, and notify the member', async () => {
    const [first = '', second = ''] = await made('keeper');
    const { body } = await client.post('/pre-login', { username: 'keeper', password });
    expect(body).toMatchObject({ auth_type: 'authenticator', has_recovery_codes: 1 });
    expect((await enter('keeper', { recovery_code: first })).status).toBe(200);
    expect((await enter('keeper', { recovery_code: first })).body.message).toBe('Invalid recovery code');
    const typed = second.toLowerCase().replace('-', ' ');
    expect((await enter('keeper', { recovery_code: typed })).status).toBe(200);
    expect(await countLeft('keeper')).toBe(8);
    expect(await mailsTo('keeper')).toContain('A recovery code was used to sign in');
  });

  it('are one set, however many calls make them together', async () => {
    clock.advance(60);
    const at = Math.floor(clock.now().getTime() / 1000);
    const steps = await Promise.all(
      [-30, 0, 30].map((by) => generate({ secret: totpSecret, epoch: at + by })),
    );
    await Promise.all(steps.map((code) => make('keeper', code)));
    expect(await countLeft('keeper')).toBe(10);
  });

  it('are hashed with the server’s key, and those from before it work until they are used', async () => {
    const [first = ''] = await made('keeper');
    const [keeper] = await db.select().from(members).where(eq(members.username, 'keeper'));
    const memberId = keeper?.id ?? 0;
    const plain = (code: string) =>
      createHash('sha256')
        .update(`${memberId}:${code.replace('-', '')}`)
        .digest('hex');
    const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
    expect(stored.map(({ codeHash }) => codeHash)).not.toContain(plain(first));
    await db
      .insert(recoveryCodes)
      .values({ memberId, codeHash: plain('ABCDE-FGHJK'), createdAt: clock.now() });
    expect((await enter('keeper', { recovery_code: 'ABCDE-FGHJK' })).status).toBe(200);
    expect((await enter('keeper', { recovery_code: 'ABCDE-FGHJK' })).status).toBe(422);
  });

  it('sign in once when sent twice at the same time', async () => {
    const [code = ''] = await made('keeper');
    const { body } = await client.post('/pre-login', { username: 'keeper', password });
    const send = () =>
      client.post('/login', { username: 'keeper', password, recovery_code: code }, String(body.token));
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countLeft('keeper')).toBe(9);
  });

  // Proves: profileMessages.oldRecoveryCodesEnd
  it('are void after new ones, and are no one else’s', async () => {
    const [old = ''] = await made('keeper');
    const [other = ''] = await made('careless');
    await made('keeper');
    expect((await enter('keeper', { recovery_code: old })).status).toBe(422);
    expect((await enter('keeper', { recovery_code: other })).status).toBe(422);
    expect((await enter('otto', { recovery_code: other })).status).not.toBe(200);
  });

  it('lock with the app after five wrong ones (T14)', async () => {
    const [right = ''] = await made('careless');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await enter('careless', { recovery_code: 'ABCDE-FGHJK' })).status).toBe(422);
    expect((await enter('careless', { recovery_code: right })).body.message).toMatch(/^Too many wrong tries/);
    clock.advance(30);
    expect((await enter('careless', { authenticator: await getCode(totpSecret) })).status).toBe(422);
  });

  it('switch a lost app off, with the factor in force', async () => {
    const off = (username: string, body: object) => client.post('/disable-2fa', body, readToken(username));
    const [code = ''] = await made('loser');
    const wrong = await off('loser', { recovery_code: 'ABCDE-FGHJK' });
    expect(wrong.body.errors).toEqual({ recovery_code: ['Invalid recovery code'] });
    expect((await off('loser', { recovery_code: code, code: '000000' })).status).toBe(422);
    expect((await off('loser', { recovery_code: code })).status).toBe(200);
    expect(await memberNamed('loser')).toMatchObject({ totpEnabled: false, authType: 'otp' });
    // A member who confirms by mail still needs the mailed code.
    const { body } = await off('halfway', { recovery_code: code });
    expect(Object.keys(body.errors ?? {})).toEqual(['otp']);
  });

  it('are kept when another factor was wrong', async () => {
    const totpCode = async () => {
      clock.advance(60);
      return getCode(totpSecret);
    };
    const { body } = await client.post(
      '/recovery-codes',
      { code: await totpCode(), mpin: pin },
      readToken('halfpin'),
    );
    const [code = ''] = (body.data as { codes: string[] }).codes;
    const off = (mpin: string) =>
      client.post('/disable-2fa', { recovery_code: code, mpin }, readToken('halfpin'));
    expect((await off('0000')).status).toBe(422);
    expect(await countLeft('halfpin')).toBe(10);
    expect((await off(pin)).status).toBe(200);
  });

  it('go with the app', async () => {
    await made('keeper');
    clock.advance(30);
    await client.post('/disable-2fa', { code: await getCode(totpSecret) }, readToken('keeper'));
    expect(await countLeft('keeper')).toBeNull();
    const { id } = await memberNamed('keeper');
    expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.memberId, id))).toEqual([]);
  });
});

describe('the authenticator (T14)', () => {
  const setup = async (username: string) => {
    const { body } = await client.get('/user', readToken(username));
    const { image_2fa, status_2fa } = body.data as { image_2fa: string | null; status_2fa: number };
    return {
      status_2fa,
      uri: image_2fa,
      secret: image_2fa ? new URL(image_2fa).searchParams.get('secret') : null,
    };
  };
  const turn = (way: 'enable' | 'disable', username: string, code: string) =>
    client.post(`/${way}-2fa`, { code, ...(username !== 'leaver' && { mpin: pin }) }, readToken(username));

  it('gets a new secret', async () => {
    const [one, other] = await Promise.all([setup('offer'), setup('drifter')]);
    expect(one.uri).toMatch(/^otpauth:\/\/totp\/Member%20Portal:offer\?/);
    expect(one.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(other.secret).not.toBe(one.secret);
  });

  it('shows its secret to no one who is signed in as the member (T5)', async () => {
    const { body } = await client.get('/user', await enterAs(client, 'victim'));
    expect(body.data).toMatchObject({ image_2fa: null });
  });

  it('names the hold that a change brings (D140)', async () => {
    const { body } = await client.get('/user', readToken('offer'));
    expect(body.data).toMatchObject({ withdrawal_hold_hours: 24 });
  });

  it('is switched on by a right code, and off by the next; then the secret is another', async () => {
    const before = await setup('offer');
    const code = await getCode(before.secret ?? '');
    expect((await turn('enable', 'offer', notThis(code))).body.message).toBe('Invalid authenticator');
    expect((await turn('disable', 'offer', code)).body.message).toBe('2FA is already disabled.');
    expect((await turn('enable', 'offer', code)).body).toEqual({
      status: true,
      message: '2FA enabled successfully.',
    });
    expect(await setup('offer')).toEqual({ status_2fa: 1, uri: null, secret: null });
    expect((await turn('enable', 'offer', code)).body.message).toBe('2FA is already enabled.');
    // The same code within its half minute is a replay.
    expect((await turn('disable', 'offer', code)).body.message).toBe('Invalid authenticator');
    clock.advance(30);
    expect((await turn('disable', 'offer', await getCode(before.secret ?? ''))).status).toBe(200);
    const after = await setup('offer');
    expect(after.status_2fa).toBe(0);
    expect(after.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(after.secret).not.toBe(before.secret);
    expect(await mailsTo('offer')).toEqual([
      'Your authenticator app was turned on',
      'Your authenticator app was turned off',
    ]);
  });

  it('is used from now on without another code within a minute of being set up, and for nothing else (T29)', async () => {
    const username = 'justset';
    const token = readToken(username);
    const use = (type: string) => client.post('/authentication', { type }, token);
    const setUp = async () => {
      clock.advance(60);
      const code = await getCode((await setup(username)).secret ?? '');
      expect((await turn('enable', username, code)).status).toBe(200);
    };
    await setUp();
    expect((await use('otp')).status).toBe(422);
    expect((await use('authenticator')).status).toBe(200);
    for (const type of ['otp', 'mpin']) expect((await use(type)).status, type).toBe(422);
    await db
      .update(members)
      .set({ authType: 'mpin', totpEnabled: false, totpSecret: null })
      .where(eq(members.username, username));
    await setUp();
    clock.advance(60);
    expect((await use('authenticator')).status).toBe(422);
  });

  // Proves: profileMessages.installAppNote
  it('accepts one step of drift and no more (RFC 6238)', async () => {
    const { secret } = await setup('drifter');
    for (const seconds of [-90, 90])
      expect((await turn('enable', 'drifter', await getCode(secret ?? '', seconds))).status).toBe(422);
    expect((await turn('enable', 'drifter', await getCode(secret ?? '', 30))).status).toBe(200);
  });

  it('locks after five wrong codes, for an hour', async () => {
    const { secret } = await setup('guesser');
    const right = await getCode(secret ?? '');
    await Promise.all([1, 2, 3, 4, 5].map((step) => turn('enable', 'guesser', notThis(right, step))));
    const locked = await turn('enable', 'guesser', right);
    expect(locked.body.message).toBe('Too many wrong tries. Please try again later.');
    clock.advance(3601);
    const later = (await setup('guesser')).secret ?? '';
    expect((await turn('enable', 'guesser', await getCode(later))).status).toBe(200);
  });

  it('leaves its member with mailed codes when it goes', async () => {
    expect((await turn('disable', 'leaver', await getCode(totpSecret))).status).toBe(200);
    expect((await client.get('/authentication', readToken('leaver'))).body).toMatchObject({
      data: 'otp',
      more_details: { authenticator: 0 },
    });
  });

  it('refuses what is no code', async () => {
    for (const code of ['', '12345a', '1234567', '１２３４５６'])
      expect((await turn('enable', 'otto', code)).status, code).toBe(422);
  });
});

describe('the password (A §5)', () => {
  const change = (username: string, secondFactor: object, more: object = {}) =>
    client.post(
      '/change-password',
      { currentpassword: password, newpassword: 'battery staple 9', ...secondFactor, ...more },
      readToken(username),
    );

  it('changes with a mailed code, keeps this session and ends every other (T26)', async () => {
    const elsewhere = await signIn(client, 'otto');
    const entered = await enterAs(client, 'otto');
    await db.update(members).set({ secondStep: true }).where(eq(members.username, 'otto'));
    const halfway = await client.post('/pre-login', { username: 'otto', password });
    const { body: link } = await client.operate('/login-as', { username: 'otto' });
    const otp = await askCode(client, 'otto', 'profile', readToken('otto'));
    expect((await change('otto', { otp })).body).toEqual({
      status: true,
      message: 'Password changed.',
    });
    expect((await client.get('/user', readToken('otto'))).status).toBe(200);
    for (const token of [elsewhere, entered]) expect((await client.get('/user', token)).status).toBe(401);
    const login = { username: 'otto', password: 'battery staple 9', otp: '000000' };
    expect((await client.post('/login', login, String(halfway.body.token))).status).toBe(401);
    const temp_token = new URL(String(link.url), 'http://localhost').searchParams.get('auth');
    expect((await client.post('/login-as-user', { username: 'otto', temp_token })).status).toBe(422);
    expect((await client.post('/pre-login', { username: 'otto', password })).status).toBe(422);
    expect((await mailsTo('otto')).at(-1)).toBe('Your password was changed');
    expect((await change('otto', { otp }, { currentpassword: 'battery staple 9' })).body.message).toBe(
      'Invalid otp',
    );
  });

  it('changes with the pin or the authenticator, under the name of the type', async () => {
    expect((await change('pina', { otp: pin })).body.message).toBe('Invalid mpin');
    expect((await change('pina', { mpin: pin })).status).toBe(200);
    expect((await change('tota', { mpin: pin })).body.message).toBe('Invalid authenticator');
    expect((await change('tota', { authenticator: await getCode(totpSecret) })).status).toBe(200);
  });

  it('does not change with a code of another action, without one, or with two', async () => {
    const otp = await askCode(client, 'victim', 'withdraw', readToken('victim'));
    expect((await change('victim', { otp })).body.message).toBe('Invalid otp');
    for (const secondFactor of [{}, { otp, mpin: pin }, { pin }])
      expect((await change('victim', secondFactor)).status).toBe(422);
    expect((await client.post('/pre-login', { username: 'victim', password })).body.status).toBe(true);
  });

  it('keeps the code for another try when the current password is a slip', async () => {
    clock.advance(61);
    const otp = await askCode(client, 'victim', 'profile', readToken('victim'));
    expect((await change('victim', { otp }, { currentpassword: 'slip' })).body).toMatchObject({
      errors: { currentpassword: ['The current password is incorrect.'] },
    });
    expect((await change('victim', { otp })).status).toBe(200);
  });

  it('can’t be guessed by anyone who found an open session', async () => {
    const guesses = ['a', 'b', 'c', 'd', 'e'].map((currentpassword) =>
      change('clumsy', { mpin: pin }, { currentpassword }),
    );
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(422);
    expect((await change('clumsy', { mpin: pin })).body.message).toBe(
      'Too many wrong tries. Please try again later.',
    );
    // Sign-in has separate limits, so it is not locked.
    expect((await client.post('/pre-login', { username: 'clumsy', password })).body.status).toBe(true);
    clock.advance(3601);
    expect((await change('clumsy', { mpin: pin })).status).toBe(200);
  });

  it('changes once, however many change it at the same time', async () => {
    const replies = await Promise.all(
      ['one password', 'two password', 'three password', 'four password'].map((newpassword) =>
        change('racer', { mpin: pin }, { newpassword }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const right = await Promise.all(
      ['one password', 'two password', 'three password', 'four password'].map(
        async (typed) =>
          (await client.post('/pre-login', { username: 'racer', password: typed })).body.status,
      ),
    );
    expect(right.filter(Boolean)).toHaveLength(1);
  });
});

describe('the security pin (A §5, D46)', () => {
  const change = (
    username: string,
    old_password: string,
    spassword = '1357',
    spassword_confirmation = spassword,
    secondFactor: object = {},
  ) =>
    client.post(
      '/change-secondary-password',
      { old_password, spassword, spassword_confirmation, ...secondFactor },
      readToken(username),
    );

  it('is set for the first time with the login password, and then changed with the pin', async () => {
    const otp = await askCode(client, 'newpin', 'profile', readToken('newpin'));
    const by = (old: string, next: string, secondFactor: object) =>
      change('newpin', old, next, next, secondFactor);
    expect((await by('2580', '1357', { otp })).body).toMatchObject({
      errors: { old_password: ['The old password is incorrect.'] },
    });
    expect((await by(password, '1357', { otp })).body).toEqual({
      status: true,
      message: 'Security PIN changed.',
    });
    expect((await client.get('/authentication', readToken('newpin'))).body).toMatchObject({
      more_details: { mpin: 1 },
    });
    // Members who confirm by pin verify the change with the old pin.
    await db.update(members).set({ authType: 'mpin' }).where(eq(members.username, 'newpin'));
    expect((await by(password, '2468', {})).status).toBe(422);
    expect((await by('1357', '2468', {})).status).toBe(200);
    expect((await mailsTo('newpin')).slice(1)).toEqual([
      'Your security PIN was changed',
      'Your security PIN was changed',
    ]);
    expect((await memberNamed('newpin')).pinHash).toMatch(/^\$argon2id\$/);
  });

  it('must be typed twice, and is four digits', async () => {
    const { status, body } = await change('pinner', pin, '1357', '1358');
    expect(status).toBe(422);
    expect(body.message).toBe('Secutity Pin not matching with new Pin');
    for (const wrong of ['135', '13579', '13a7', '']) {
      const { body: refused } = await change('pinner', pin, wrong);
      expect(Object.keys(refused.errors as object)).toContain('spassword');
    }
  });

  it('locks for a day after five wrong ones, also where actions ask for it', async () => {
    await db.update(members).set({ authType: 'mpin' }).where(eq(members.username, 'pinner'));
    await Promise.all(['0000', '0001', '0002', '0003', '0004'].map((old) => change('pinner', old)));
    const text = 'Too many wrong tries. Please try again later.';
    expect((await change('pinner', pin)).body.message).toBe(text);
    const secondFactor = { currentpassword: password, newpassword: 'x', mpin: pin };
    expect((await client.post('/change-password', secondFactor, readToken('pinner'))).body.message).toBe(
      text,
    );
  });
});
