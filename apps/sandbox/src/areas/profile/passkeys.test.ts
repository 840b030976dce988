import { eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '../../data/schema/access';
import { openSession } from '../../access/sessions';
import { members } from '../../data/schema/members';
import { addSignedIn, askCode, enterAs, password, pin } from '../../testing/accounts';
import { SoftPasskey } from '../../testing/softPasskey';
import { testServer } from '../../testing/testServer';

const origin = 'https://portal.example';
const { db, client, clock } = await testServer({ publicUrl: origin });
const byPin = { authType: 'mpin' } as const;
const { readToken } = await addSignedIn(db, client, {
  ...{ holder: byPin, other: byPin, mailer: {}, late: byPin, many: byPin, twice: byPin, seen: byPin },
});
await db.update(members).set({ secondStep: true }).where(ne(members.username, 'root'));

interface Challenge {
  challenge: string;
}

const ask = (username: string, factor: object = { mpin: pin }) =>
  client.post('/passkey-options', factor, readToken(username));
const add = (username: string, passkey: object) =>
  client.post('/passkey-add', { passkey }, readToken(username));
const list = async (username: string) => {
  const { body } = await client.get('/user', readToken(username));
  const { passkeys } = body.data as { passkeys: { rp_id: string; list: { id: number }[] } };
  return passkeys;
};

/** A passkey that the member has added. */
async function added(username: string, at = origin): Promise<SoftPasskey> {
  const { body } = await ask(username);
  const passkey = new SoftPasskey(at);
  const { status } = await add(username, passkey.make((body.data as Challenge).challenge));
  expect(status).toBe(200);
  return passkey;
}

/** The first step's token, and the question for a passkey if there is one. */
async function first(username: string) {
  const { body } = await client.post('/pre-login', { username, password });
  return { token: String(body.token), question: body.passkey as (Challenge & { rpId: string }) | undefined };
}
const second = (username: string, passkey: object, token: string) =>
  client.post('/login', { username, password, passkey }, token);

const mailsTo = async (username: string) =>
  (await db.select().from(outbox).where(eq(outbox.username, username))).map(({ subject }) => subject);

describe('a passkey', () => {
  // Proves: A passkey was added
  it('is added after the second factor, listed, and mailed to the member', async () => {
    const refused = await ask('holder', {});
    expect(refused).toMatchObject({ status: 422, body: { errors: { mpin: [expect.any(String)] } } });
    expect((await ask('holder', { mpin: '0000' })).status).toBe(422);
    await added('holder');
    expect(await list('holder')).toMatchObject({
      rp_id: 'portal.example',
      list: [{ used_at: null }],
    });
    expect(await mailsTo('holder')).toContain('A passkey was added');
    const code = await askCode(client, 'mailer', 'profile', readToken('mailer'));
    expect((await ask('mailer', { otp: code })).status).toBe(200);
  });

  it('signs in once for each question, in place of the code', async () => {
    const passkey = await added('holder');
    const { token, question } = await first('holder');
    expect(question).toMatchObject({ rpId: 'portal.example' });
    const answer = passkey.use(question?.challenge ?? '');
    expect((await second('holder', answer, token)).status).toBe(200);
    expect((await second('holder', answer, token)).status).toBe(401);
    const again = await first('holder');
    expect((await second('holder', answer, again.token)).body).toMatchObject({
      errors: { passkey: ['This passkey didn’t work.'] },
    });
    expect((await second('holder', passkey.use(again.question?.challenge ?? ''), again.token)).status).toBe(
      200,
    );
    expect((await list('holder')).list[0]).toMatchObject({ used_at: clock.now().toISOString() });
  });

  it('signs in once when sent twice at the same time', async () => {
    const passkey = await added('twice');
    const { token, question } = await first('twice');
    const answer = passkey.use(question?.challenge ?? '');
    const answers = await Promise.all([1, 2, 3].map(() => second('twice', answer, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is no one else’s, of no other site, and of no other sign-in', async () => {
    const own = await added('other');
    const foreign = await added('holder');
    const { token, question } = await first('other');
    const challenge = question?.challenge ?? '';
    const copy = Object.assign(new SoftPasskey('https://portal.example.evil'), { id: own.id });
    for (const answer of [foreign.use(challenge), copy.use(challenge), own.use('q2Vd91LqZ0c8bXyk7PmT4Q')])
      expect((await second('other', answer, token)).status).toBe(422);
    expect((await second('other', own.use(challenge), token)).status).toBe(200);
  });

  // Proves: We couldn’t add this passkey. Try again.
  it('is added only with the person verified and without an attestation', async () => {
    for (const lacking of [
      { verified: false },
      { format: 'packed' },
      { format: 'fido-u2f' },
      { format: 'tpm' },
    ]) {
      const { body } = await ask('seen');
      const { challenge } = body.data as Challenge;
      const { status } = await add('seen', new SoftPasskey(origin, lacking).make(challenge));
      expect(status, JSON.stringify(lacking)).toBe(422);
    }
    expect((await list('seen')).list).toEqual([]);
  });

  it('signs in only with the person verified, and as the member that it names', async () => {
    const { body } = await ask('seen');
    const passkey = new SoftPasskey(origin);
    await add('seen', passkey.make((body.data as Challenge).challenge));
    const [{ id } = { id: 0 }] = await db.select().from(members).where(eq(members.username, 'seen'));
    const { token, question } = await first('seen');
    const challenge = question?.challenge ?? '';
    for (const wrong of [{ verified: false }, { userHandle: 'member 0' }, { userHandle: `member ${id}0` }])
      expect(
        (await second('seen', passkey.like(wrong).use(challenge), token)).status,
        JSON.stringify(wrong),
      ).toBe(422);
    const own = passkey.like({ userHandle: `member ${id}` });
    expect((await second('seen', own.use(challenge), token)).status).toBe(200);
  });

  it('is not offered to members without one', async () => {
    expect((await first('late')).question).toBeUndefined();
  });

  it('answers a challenge once, within five minutes, in its own session and from the portal', async () => {
    const { body } = await ask('late');
    const { challenge } = body.data as Challenge;
    const passkey = new SoftPasskey(origin);
    expect((await add('other', passkey.make(challenge))).status).toBe(422);
    expect((await add('late', new SoftPasskey('https://elsewhere.example').make(challenge))).status).toBe(
      422,
    );
    expect((await add('late', passkey.make(challenge))).status).toBe(422);
    const later = await ask('late');
    clock.advance(301);
    expect((await add('late', passkey.make((later.body.data as Challenge).challenge))).status).toBe(422);
    expect((await list('late')).list).toEqual([]);
  });

  it('is one of at most ten', async () => {
    for (let made = 0; made < 8; made += 1) await added('many');
    // Ten sessions hold a challenge each, and add together.
    const [{ id } = { id: 0 }] = await db.select().from(members).where(eq(members.username, 'many'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const token = await openSession(db, id, 'session', clock.now());
        const { body } = await client.post('/passkey-options', { mpin: pin }, token);
        const { challenge } = (body.data ?? { challenge: '' }) as Challenge;
        return { token, passkey: new SoftPasskey(origin).make(challenge) };
      }),
    );
    await Promise.all(answers.map(({ token, passkey }) => client.post('/passkey-add', { passkey }, token)));
    expect((await list('many')).list).toHaveLength(10);
    expect((await ask('many', {})).body.message).toMatch(/^You have 10 passkeys/);
  });

  // Proves: securityMessages.removeNote
  it('ends by its owner alone', async () => {
    const passkey = await added('twice');
    const [{ id } = { id: 0 }] = (await list('twice')).list;
    const remove = (username: string, factor: object = { mpin: pin }) =>
      client.post('/passkey-remove', { id, ...factor }, readToken(username));
    expect((await remove('twice', {})).body.errors).toHaveProperty('mpin');
    expect((await remove('other')).status).toBe(422);
    expect((await remove('twice')).status).toBe(200);
    expect((await remove('twice')).status).toBe(422);
    expect(await mailsTo('twice')).toContain('A passkey was removed');
    const { token, question } = await first('twice');
    expect((await second('twice', passkey.use(question?.challenge ?? ''), token)).status).toBe(422);
  });

  it('is not an operator’s, who enters as the member (T5)', async () => {
    const as = await enterAs(client, 'seen');
    expect((await client.get('/user', as)).body.data).not.toHaveProperty('passkeys');
  });
});
