import { count, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../data/schema/catalogue';
import { members, memberTotals } from '../../data/schema/members';
import { addCountry, notThis, password, signIn } from '../../testing/accounts';
import { PortalClient } from '../../testing/portalClient';
import { testServer } from '../../testing/testServer';

const { db, client, clock } = await testServer();

const form = (username: string, more: object = {}) => ({
  name: 'Amara Okafor',
  username,
  email: `${username}@mail.example`,
  phone: '+2348012345678',
  country: 161,
  password,
  spassword: '2580',
  sponsor: 'first',
  position: 'L',
  is_checked: 1,
  ...more,
});
const register = (username: string, more: object = {}) => client.post('/register', form(username, more));
const memberNamed = async (username: string) => {
  const [found] = await db
    .select()
    .from(members)
    .innerJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .where(eq(members.username, username));
  if (!found) throw new Error(`${username} is not there`);
  return { ...found.members, totals: found.member_totals };
};

beforeAll(() => addCountry(db));

describe('registration', () => {
  it('takes the very first member without sponsor and position (D33)', async () => {
    expect((await client.get('/pre-register')).body).toMatchObject({
      user_count: 0,
      binary: 1,
      single_leg: 0,
    });
    expect((await register('first', { sponsor: '', position: '' })).status).toBe(200);
    expect((await memberNamed('first')).sponsorId).toBeNull();
    expect((await client.get('/pre-register')).body).toMatchObject({ user_count: 1, email_required: 1 });
  });

  // Proves: teamMessages.vacantUnderYou
  it('lands on the left leg under a left link, and on the right under a right one', async () => {
    await register('left1');
    await register('right1', { position: 'R' });
    await register('left2');
    const first = await memberNamed('first');
    const [left1, right1, left2] = await Promise.all(['left1', 'right1', 'left2'].map(memberNamed));
    expect(left1).toMatchObject({ parentId: first.id, leg: 'L', sponsorId: first.id });
    expect(right1).toMatchObject({ parentId: first.id, leg: 'R', sponsorId: first.id });
    expect(left2).toMatchObject({ parentId: left1?.id, sponsorId: first.id });
    expect(left2?.binaryPath).toMatch(/^L/);
    expect(first.totals).toMatchObject({ leftCount: 2, rightCount: 1, directCount: 3 });
  });

  it('gives every place of a leg once, however many come at the same time', async () => {
    const names = Array.from({ length: 24 }, (_, index) => `crowd${index}`);
    const replies = await Promise.all(names.map((name) => register(name, { sponsor: 'right1' })));
    expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200));
    const sponsor = await memberNamed('right1');
    const placed = await Promise.all(names.map(memberNamed));
    const byId = new Map([sponsor, ...placed].map((member) => [member.id, member]));
    expect(new Set(placed.map(({ binaryPath }) => binaryPath)).size).toBe(24);
    for (const { binaryPath, parentId, leg } of placed) {
      expect(binaryPath.startsWith(`${sponsor.binaryPath}L`)).toBe(true);
      expect(binaryPath).toBe(`${byId.get(parentId ?? 0)?.binaryPath}${leg}`);
    }
    expect(sponsor.totals).toMatchObject({ leftCount: 24, rightCount: 0, directCount: 24, teamCount: 24 });
  });

  it('gives a username once, however many want it at the same time', async () => {
    const wanted = ['Twin', 'twin', 'TWIN', 'twiN', 'tWin', 'twIn'];
    const replies = await Promise.all(wanted.map((name) => register(name)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies)
      if (status !== 200) expect(body.errors).toEqual({ username: ['The username is taken.'] });
  });

  it('lets one of two who come first be the root, and asks the other for a sponsor', async () => {
    const empty = await testServer();
    await addCountry(empty.database.db);
    const visitor = new PortalClient(empty.app);
    const replies = await Promise.all(
      ['adam', 'eve'].map((name) => visitor.post('/register', form(name, { sponsor: '', position: '' }))),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
    expect(replies.find(({ status }) => status === 422)?.body.errors).toHaveProperty('sponsor');
    expect(await empty.database.db.select({ rows: count() }).from(members)).toEqual([{ rows: 1 }]);
  });

  it('accepts an e-mail and a phone of another member: a refusal would reveal a member (T17)', async () => {
    const mine = { email: 'shared@mail.example', phone: '+2348099999999' };
    expect((await register('husband', mine)).status).toBe(200);
    expect((await register('wife', mine)).status).toBe(200);
  });

  // Proves: Keep your password and security PIN where only you can see them. We never send them by email.
  it('stores password and pin as argon2id only, and mails a welcome without them', async () => {
    const { passwordHash, pinHash } = await memberNamed('left1');
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(pinHash).toMatch(/^\$argon2id\$/);
    const { body } = await client.operate('/outbox?username=left1');
    const [welcome] = body as unknown as { text: string; code: string | null }[];
    expect(welcome?.code).toBeNull();
    expect(welcome?.text).toContain('left1');
    expect(welcome?.text).not.toMatch(/2580|correct horse/);
  });

  it('answers what the next screen needs, and no secret', async () => {
    const { body } = await register('left3');
    expect(body).toEqual({
      status: true,
      message: 'Your account is ready.',
      username: 'left3',
      email: 'left3@mail.example',
      user_details: { username: 'left3', email_required: 1 },
      verification_token: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
  });

  it('needs no verification when the plan asks for none', async () => {
    await db.insert(settings).values({ key: 'email_required', value: 0 });
    expect((await register('quick')).body).not.toHaveProperty('verification_token');
    expect((await client.post('/pre-login', { username: 'quick', password })).body.status).toBe(true);
    await db.delete(settings).where(eq(settings.key, 'email_required'));
  });

  it.each([
    ['a name that is taken, in any case', { username: 'LEFT1' }, 'username'],
    ['no sponsor', { sponsor: '' }, 'sponsor'],
    ['an unknown sponsor', { sponsor: 'nobody' }, 'sponsor'],
    ['no position', { position: '' }, 'position'],
    ['an unknown country', { country: 9999 }, 'country'],
    ['terms not accepted', { is_checked: 0 }, 'is_checked'],
    ['a pin of three digits', { spassword: '258' }, 'spassword'],
    ['a name with markup', { name: '<b>Amara</b>' }, 'name'],
    ['an e-mail that is none', { email: 'amara' }, 'email'],
    ['a username that is a path', { username: '../admin' }, 'username'],
    ['a username that looks official', { username: 'Support' }, 'username'],
    ['a phone without a digit', { phone: '+' }, 'phone'],
    ['a phone with a + inside', { phone: '234+80' }, 'phone'],
    ['a country that is none', { country: "1' OR 1=1" }, 'country'],
    ['a position that is none', { position: 'M' }, 'position'],
    ['fields that the server sets (T20)', { sponsorId: 1 }, 'sponsorId'],
  ])('refuses %s, by field', async (_what, more, field) => {
    const { status, body } = await register('fresh', more);
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual([field]);
    expect((await client.get('/check/fresh/username')).body.data).toBe('Available');
  });
});

describe('names (T2)', () => {
  it.each([
    ['written from right to left', 'محمد علي'],
    ['with marks of their own', 'राजेश कुमार'],
    ['of one letter', '李'],
  ])('%s are taken', async (_what, name) => {
    const username = `named${name.length}`;
    expect((await register(username, { name })).status).toBe(200);
    expect((await memberNamed(username)).name).toBe(name);
  });

  it('are kept composed, with single spaces', async () => {
    await register('zoe', { name: '  Zoe\u0308   A\u030angstro\u0308m ' });
    expect((await memberNamed('zoe')).name).toBe('Zoë Ångström');
  });

  it.each([
    ['turned around', 'Amara\u202eroftakO'],
    ['with an isolate', '\u2067Amara\u2069'],
    ['with a zero-width space', 'Ama\u200bra'],
    ['with a zero-width joiner', 'Ama\u200dra'],
    ['with a word joiner', 'Ama\u2060ra'],
    ['with a letter that is nothing to the eye', 'Amara\u3164'],
    ['of nothing but such letters', '\u115f\u1160'],
    ['with a variation selector', 'Amara\ufe0f'],
    ['with a control character', 'Ama\u0007ra'],
    ['with a NUL', 'Ama\u0000ra'],
    ['with a line break', 'Ama\nra'],
    ['that begin with a mark', '\u0301mara'],
    ['under a heap of marks', `A${'\u0301\u0302\u0303'.repeat(5)}mara`],
    ['of spaces', '   '],
    ['with half a character', 'Ama\ud83dra'],
  ])('%s are refused', async (_what, name) => {
    const { status, body } = await register('unseen', { name });
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual(['name']);
    expect((await client.get('/check/unseen/username')).body.data).toBe('Available');
  });
});

describe('ten thousand characters', () => {
  const long = 'a'.repeat(10_000);

  it.each(['name', 'username', 'email', 'phone', 'country', 'password', 'spassword', 'sponsor', 'position'])(
    'in %s are refused by field',
    async (field) => {
      const { status, body } = await register('long', { [field]: long });
      expect(status).toBe(422);
      expect(Object.keys(body.errors as object)).toEqual([field]);
    },
  );

  it('in a path are too long for it, and a path that is none is not read', async () => {
    const tooLong = await client.get(`/check/${long}/sponsor`);
    expect(tooLong.status).toBe(414);
    expect(tooLong.body).toEqual({ status: false, message: 'The address is too long.' });
    const broken = await client.get('/check/%zz/username');
    expect(broken.status).toBe(400);
    expect(broken.body).toEqual({ status: false, message: 'We couldn’t read the request.' });
  });
});

describe('a verification signs in', () => {
  let names = 0;
  /** Registers a member. Returns the name and the token of the registration. */
  const join = async () => {
    names += 1;
    const username = `joined${names}`;
    const { body } = await register(username);
    return { username, token: String(body.verification_token) };
  };
  const verify = async (username: string, token?: string) => {
    clock.advance(61);
    await db.update(members).set({ emailVerifiedAt: null }).where(eq(members.username, username));
    await client.post('/resendotp', { username, from: 'verify-email' });
    return client.post('/verify-email', { username, otp: await client.code(username) }, token);
  };

  it('with the token of that registration, once (T16, D113)', async () => {
    const { username, token } = await join();
    const { status, body } = await verify(username, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ username, auth_type: 'otp', email: `${username}@mail.example` });
    expect((await client.get('/user', String(body.token))).status).toBe(200);
    expect((await verify(username, token)).body.token).toBeUndefined();
  });

  it.each<[string, (joined: { username: string; token: string }) => unknown]>([
    ['none', () => undefined],
    ['another member’s', async () => (await join()).token],
    [
      'one of ten minutes ago',
      ({ token }) => {
        clock.advance(600);
        return token;
      },
    ],
    [
      'a first step’s',
      async ({ username }) => {
        await db.update(members).set({ emailVerifiedAt: clock.now() }).where(eq(members.username, username));
        return String((await client.post('/pre-login', { username, password })).body.token);
      },
    ],
    ['a session’s', async ({ username }) => signIn(client, (await verify(username), username))],
    [
      'that of a member who confirms by PIN',
      async ({ username, token }) => {
        await db.update(members).set({ authType: 'mpin' }).where(eq(members.username, username));
        return token;
      },
    ],
  ])('with no other token: %s', async (_name, getToken) => {
    const joined = await join();
    const { status, body } = await verify(joined.username, (await getToken(joined)) as string | undefined);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: true,
      username: joined.username,
      message: 'Email verified successfully.',
    });
  });

  it('by a right code only, and the token mails no code to sign in', async () => {
    const { username, token } = await join();
    await client.post('/resendotp', { username, from: 'verify-email' });
    const otp = notThis(await client.code(username));
    expect((await client.post('/verify-email', { username, otp }, token)).status).toBe(422);
    await client.post('/resendotp', { username, from: 'login' }, token);
    expect(await client.code(username)).toHaveLength(4);
  });
});

describe('the checks', () => {
  it('answer Not Available for a reserved name', async () => {
    expect((await client.get('/check/ADMIN/username')).body.data).toBe('Not Available');
    expect((await client.get('/check/admin/sponsor')).body.data).toBe('Not Available');
  });

  it('call a free name Available, and a sponsor who exists (D32)', async () => {
    expect((await client.get('/check/left1/username')).body.data).toBe('Not Available');
    expect((await client.get('/check/LEFT1/username')).body.data).toBe('Not Available');
    expect((await client.get('/check/left1/sponsor')).body).toEqual({
      status: true,
      data: 'Available',
      info: 'Amara Okafor',
    });
    expect((await client.get('/check/nobody/sponsor')).body.data).toBe('Not Available');
  });

  it('take letters and digits only (T17)', async () => {
    const hostile = [
      'a%2Fb',
      'a%20b',
      '..%2f..%2fetc',
      'a-b',
      'é',
      '%00',
      '%E2%80%AEleader',
      '%3Cimg%3E',
      "a'--",
    ];
    for (const name of hostile)
      for (const kind of ['username', 'sponsor'])
        expect((await client.get(`/check/${name}/${kind}`)).status, name).toBe(422);
  });

  it('list the countries', async () => {
    expect((await client.get('/country')).body.data).toEqual([
      { id: 161, name: 'Nigeria', calling_code: '234' },
    ]);
  });
});
