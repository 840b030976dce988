import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Effect, type Grant, grants, type Rescue, tableGrants } from '../access/rescue/grants';
import { openSession } from '../access/sessions';
import { deviceKey } from '../access/guessing/devices';
import { loginLogs } from '../data/schema/access';
import { members } from '../data/schema/members';
import { addAccount, askCode, password, pin, signIn, totpSecret } from '../testing/accounts';
import { SoftPasskey } from '../testing/softPasskey';
import { testServer } from '../testing/testServer';

/* Every way to open an account × every rescue, through real calls (T47, D153). */
const origin = 'https://portal.example';
const { db, client, app, clock } = await testServer({ publicUrl: origin });
const newPassword = 'battery staple 9';
const thiefAgent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' };

interface World {
  username: string;
  id: number;
  /** The member's own session. */
  own: string;
  /** What the member types after the rescue. */
  secret: string;
}

/** Gives the thief one way in, and returns what tries it after the rescue: true if it opens. */
type Plant = (world: World) => Promise<(after: World) => Promise<boolean>>;

const totp = async () => {
  clock.advance(30);
  return generate({ secret: totpSecret, epoch: Math.floor(clock.now().getTime() / 1000) });
};
const isOpen = async (token: string) => (await client.get('/authentication', token)).status === 200;
const preLogin = async ({ username, secret }: World, headers = {}) =>
  (await client.post('/pre-login', { username, password: secret }, undefined, headers)).body;
const login = async (world: World, token: unknown, factor: object) =>
  (
    await client.post(
      '/login',
      { username: world.username, password: world.secret, ...factor },
      String(token),
      thiefAgent,
    )
  ).status === 200;
const setMember = ({ id }: World, values: Partial<typeof members.$inferInsert>) =>
  db.update(members).set(values).where(eq(members.id, id));

const plants: Record<Grant, Plant> = {
  session: async ({ username }) => {
    clock.advance(61);
    const token = await signIn(client, username);
    return () => isOpen(token);
  },
  'pre-login': async (world) => {
    await setMember(world, { authType: 'mpin' });
    const { token } = await preLogin(world);
    await setMember(world, { authType: 'otp' });
    return async (after) => {
      await setMember(after, { authType: 'mpin' });
      return login(after, token, { mpin: pin });
    };
  },
  registration: async (world) => {
    await setMember(world, { emailVerifiedAt: null });
    const token = await openSession(db, world.id, 'registration', clock.now());
    return async ({ username }) => {
      clock.advance(61);
      await client.post('/resendotp', { username, from: 'verify-email' });
      const otp = await client.code(username);
      return (await client.post('/verify-email', { username, otp }, token)).body.token !== undefined;
    };
  },
  impersonation: async ({ username }) => {
    const { body } = await client.operate('/login-as', { username });
    const auth = new URL(String(body.url), origin).searchParams.get('auth');
    const entered = await client.post('/login-as-user', { username, temp_token: auth });
    return () => isOpen(String(entered.body.token));
  },
  temp: async ({ username }) => {
    const { body } = await client.operate('/login-as', { username });
    const auth = new URL(String(body.url), origin).searchParams.get('auth');
    return async () => (await client.post('/login-as-user', { username, temp_token: auth })).status === 200;
  },
  otp: async ({ username }) => {
    clock.advance(61);
    await client.post('/resendotp', { username, from: 'verify-email' });
    // A code of an action, from a session that the thief has.
    const token = await signIn(client, username);
    const otp = await askCode(client, username, 'profile', token);
    return async () => (await client.post('/passkey-options', { otp }, token)).status === 200;
  },
  mpin: async (world) => {
    await setMember(world, { authType: 'mpin' });
    return async (after) => login(after, (await preLogin(after)).token, { mpin: pin });
  },
  authenticator: async (world) => {
    await setMember(world, { authType: 'authenticator', totpEnabled: true, totpSecret });
    return async (after) => {
      const code = await totp();
      return login(after, (await preLogin(after)).token, { authenticator: code });
    };
  },
  passkey: async ({ username, own }) => {
    const otp = await askCode(client, username, 'profile', own);
    const asked = await client.post('/passkey-options', { otp }, own);
    const passkey = new SoftPasskey(origin);
    const { challenge } = asked.body.data as { challenge: string };
    expect((await client.post('/passkey-add', { passkey: passkey.make(challenge) }, own)).status).toBe(200);
    return async (after) => {
      const first = await preLogin(after);
      const question = first.passkey as { challenge: string } | undefined;
      const answer = passkey.use(question?.challenge ?? 'q2Vd91LqZ0c8bXyk7PmT4Q');
      return login(after, first.token, { passkey: answer });
    };
  },
  recovery_code: async (world) => {
    const { username, own } = world;
    await setMember(world, { totpEnabled: true, totpSecret });
    const otp = await askCode(client, username, 'profile', own);
    const made = await client.post('/recovery-codes', { code: await totp(), otp }, own);
    const { codes } = made.body.data as { codes: string[] };
    await setMember(world, { authType: 'authenticator' });
    return async (after) => login(after, (await preLogin(after)).token, { recovery_code: codes[0] });
  },
  known_device: async (world) => {
    // The thief's sign-in made the device known, so the next one would be announced to no one.
    const key = deviceKey(world.id, { ip: '127.0.0.1', agent: thiefAgent['user-agent'] });
    await setMember(world, { secondStep: false });
    await client.post('/pre-login', { username: world.username, password }, undefined, thiefAgent);
    await setMember(world, { secondStep: true });
    return async () => (await db.$count(loginLogs, eq(loginLogs.deviceKey, key))) > 0;
  },
  freeze_link: async ({ own }) => {
    const { body } = await client.post('/freeze-link', {}, own);
    const { url } = body.data as { url: string };
    return async () => (await app.inject({ url })).statusCode === 200;
  },
};

const forget = async (world: World) => {
  clock.advance(61);
  await client.post('/resendotp', { username: world.username, from: 'forget-password' });
  const otp = await client.code(world.username);
  const body = { username: world.username, otp, newpassword: newPassword };
  expect((await client.post('/forget-password', body)).status).toBe(200);
  return { ...world, secret: newPassword };
};
const freezeAccount = async (world: World) => {
  // By the link that a session asks for, as the Security page does.
  const { body } = await client.post('/freeze-link', {}, world.own);
  expect((await client.press((body.data as { url: string }).url)).status).toBe(200);
  return world;
};

const rescues: Record<Rescue, (world: World) => Promise<World>> = {
  freeze: freezeAccount,
  unfreeze: async (world) => {
    await freezeAccount(world);
    expect((await client.operate('/lift-freeze', { username: world.username })).status).toBe(200);
    return world;
  },
  forgottenPassword: forget,
  passwordChange: async (world) => {
    const [member] = await db.select().from(members).where(eq(members.id, world.id));
    const factor =
      member?.authType === 'authenticator'
        ? { authenticator: await totp() }
        : member?.authType === 'mpin'
          ? { mpin: pin }
          : { otp: (clock.advance(61), await askCode(client, world.username, 'profile', world.own)) };
    const body = { currentpassword: password, newpassword: newPassword, ...factor };
    const { status, body: answer } = await client.post('/change-password', body, world.own);
    expect(status, JSON.stringify(answer)).toBe(200);
    return { ...world, secret: newPassword };
  },
  signOutElsewhere: async (world) => {
    expect((await client.post('/sessions-end', {}, world.own)).status).toBe(200);
    return world;
  },
};

/** In a frozen account nothing opens. Else only what the list keeps, and the factor that the review asks about. */
const opens = (effect: Effect, rescue: Rescue) =>
  rescue !== 'freeze' && (effect === 'kept' || effect === 'asked');

it('each is in a table of secrets, or a second factor of the member', () => {
  const listed = new Set([...Object.values(tableGrants).flat(), 'mpin', 'authenticator']);
  expect([...listed].toSorted()).toEqual(Object.keys(grants).toSorted());
});

let count = 0;
const root = await addAccount(db, 'root');
const table = new Map<string, string>();
let world: World;

beforeEach(async () => {
  count += 1;
  clock.advance(86_400);
  const { id, username } = await addAccount(db, `victim${count}`, {}, root.id);
  world = { id, username, own: await signIn(client, username), secret: password };
});

describe.each(Object.keys(grants) as Grant[])('%s', (grant) => {
  it('opens before a rescue', async () => {
    expect(await (await plants[grant](world))(world)).toBe(true);
  });

  // Proves: We’ve signed you out everywhere.
  it.each(Object.keys(rescues) as Rescue[])('after %s, as the list says', async (rescue) => {
    const attempt = await plants[grant](world);
    const after = await rescues[rescue](world);
    const effect = grants[grant].effects[rescue];
    const opened = await attempt(after);
    table.set(`${grant} × ${rescue}`, effect);
    // The thief's freeze link came from a session, which every rescue but the member's own ends.
    const endsWithSession = grant === 'freeze_link' && rescue === 'forgottenPassword';
    expect(opened).toBe(opens(effect, rescue) && !endsWithSession);
  });
});

afterAll(() => expect(table.size).toBe(Object.keys(grants).length * Object.keys(rescues).length));

describe('the review after a rescue (D153)', () => {
  const secondStep = async (after: World, isReviewed = true) => {
    clock.advance(61);
    const { token } = await preLogin(after);
    const otp = await askCode(client, after.username, 'login', String(token));
    const { body } = await client.post(
      '/login',
      { username: after.username, password: after.secret, otp },
      String(token),
    );
    expect(body.access_review).toBe(isReviewed ? 1 : undefined);
    return String(body.token);
  };
  const review = async (token: string) =>
    ((await client.get('/user', token)).body.data as { access_review: { items: { id: string }[] } | null })
      .access_review;
  const settle = async (after: World, token: string, keep: string[]) => {
    const otp = await askCode(client, after.username, 'profile', token);
    return client.post('/access-review', { keep, otp }, token);
  };

  it.each(['forgottenPassword', 'unfreeze'] as const)('after %s keeps what is chosen', async (rescue) => {
    const passkey = await plants.passkey(world);
    const after = await rescues[rescue](world);
    const token = await secondStep(after);
    const asked = await review(token);
    expect(asked?.items.map(({ id }) => id)).toEqual([expect.stringMatching(/^passkey-\d+$/)]);
    expect((await client.post('/access-review', { keep: ['passkey-0'] }, token)).status).toBe(422);
    clock.advance(61);
    expect((await settle(after, token, asked?.items.map(({ id }) => id) ?? [])).status).toBe(200);
    expect(await review(token)).toBeNull();
    expect(await passkey(after)).toBe(true);
  });

  // Proves: The list has changed in the meantime. Try again.
  it('removes what is not kept, and asks once', async () => {
    const passkey = await plants.passkey(world);
    const after = await forget(world);
    const token = await secondStep(after);
    clock.advance(61);
    expect((await settle(after, token, [])).status).toBe(200);
    expect(await passkey(after)).toBe(false);
    clock.advance(61);
    expect((await settle(after, token, [])).body.message).toBe('There is nothing to review.');
  });

  it('gives the way to confirm back after a freeze, or takes the authenticator off', async () => {
    for (const keep of [['authenticator'], []]) {
      await setMember(world, { authType: 'authenticator', totpEnabled: true, totpSecret });
      const after = await rescues.unfreeze(world);
      const token = await secondStep(after);
      clock.advance(61);
      expect((await settle(after, token, keep)).status).toBe(200);
      const [member] = await db.select().from(members).where(eq(members.id, world.id));
      expect([member?.authType, member?.totpEnabled]).toEqual(
        keep.length > 0 ? ['authenticator', true] : ['otp', false],
      );
      world.own = token;
    }
  });

  it('is not asked for where nothing is to keep', async () => {
    const after = await forget(world);
    expect(await review(await secondStep(after, false))).toBeNull();
  });
});
