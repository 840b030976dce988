import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../data/schema/catalogue';
import { members, memberTotals } from '../../data/schema/members';
import { addCountry, password } from '../../testing/accounts';
import { PortalClient } from '../../testing/portalClient';
import { testServer } from '../../testing/testServer';

const { app, database } = await testServer();
const { db } = database;
const client = new PortalClient(app);

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

  it('gives every place once, however many come at the same time', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `crowd${index}`);
    const replies = await Promise.all(names.map((name) => register(name, { sponsor: 'right1' })));
    expect(replies.map(({ status }) => status)).toEqual(names.map(() => 200));
    const placed = await Promise.all(names.map(memberNamed));
    expect(new Set(placed.map(({ binaryPath }) => binaryPath)).size).toBe(8);
    expect((await memberNamed('right1')).totals.leftCount).toBe(8);
  });

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
      message: 'Registered successfully.',
      username: 'left3',
      email: 'left3@mail.example',
      user_details: { username: 'left3', email_required: 1 },
    });
  });

  it('needs no verification when the plan asks for none', async () => {
    await db.insert(settings).values({ key: 'email_required', value: 0 });
    await register('quick');
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
    ['fields that the server sets (T20)', { sponsorId: 1 }, 'sponsorId'],
  ])('refuses %s, by field', async (_what, more, field) => {
    const { status, body } = await register('fresh', more);
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual([field]);
    expect((await client.get('/check/fresh/username')).body.data).toBe('Available');
  });
});

describe('the checks', () => {
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
    for (const name of ['a%2Fb', 'a%20b', '..%2f..%2fetc', 'a-b', 'é'])
      expect((await client.get(`/check/${name}/username`)).status).toBe(422);
  });

  it('list the countries', async () => {
    expect((await client.get('/country')).body.data).toEqual([
      { id: 161, name: 'Nigeria', calling_code: '234' },
    ]);
  });
});
