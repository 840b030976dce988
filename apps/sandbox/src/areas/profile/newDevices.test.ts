import { beforeAll, expect, it } from 'vitest';
import { addAccount, password } from '../../testing/accounts';
import { testServer } from '../../testing/testServer';

const { db, client, clock } = await testServer();

const enter = async (browser: string, username = 'amara') => {
  clock.advance(60);
  const agent = { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${browser}/145.0` };
  const { body } = await client.post('/pre-login', { username, password }, undefined, agent);
  return String(body.token);
};
const ask = async (token: string, page = 1) =>
  (await client.get(`/logs?page=${page}&per_page=1`, token)).body.unanswered as {
    id: number;
    device: string;
  }[];
const answer = (token: string, id: number | undefined, mine: 0 | 1) =>
  client.post('/sign-in-answer', { id, mine }, token);
const isOpen = async (token: string) => (await client.get('/authentication', token)).status === 200;

beforeAll(async () => {
  const { id } = await addAccount(db, 'amara', { secondStep: false });
  await addAccount(db, 'other', { secondStep: false }, id);
});

// Proves: Thanks for telling us.
it('a new device is shown on every page until it is answered, without a popup', async () => {
  const old = await enter('Chrome');
  const fresh = await enter('Firefox');
  expect(await ask(fresh)).toEqual([]);
  const [question, ...others] = await ask(old);
  expect(question?.device).toBe('Firefox on Linux');
  expect(others).toEqual([]);
  for (let sign = 0; sign < 3; sign += 1) await enter('Chrome');
  expect(await ask(old, 3)).toHaveLength(1);
  expect((await answer(fresh, question?.id, 1)).status).toBe(422);
  expect((await answer(await enter('Chrome', 'other'), question?.id, 1)).status).toBe(422);
  expect((await answer(old, question?.id, 1)).status).toBe(200);
  expect(await ask(old)).toEqual([]);
  expect((await answer(old, question?.id, 0)).status).toBe(422);
  expect(await isOpen(fresh)).toBe(true);
});

// Proves: profileMessages.notMeEnds | We’ve signed you out everywhere else.
it('“not me” ends everything elsewhere, and the device is new again', async () => {
  const old = await enter('Chrome');
  const theirs = await enter('Opera');
  const [question] = await ask(old);
  expect((await answer(old, question?.id, 0)).status).toBe(200);
  expect([await isOpen(theirs), await isOpen(old)]).toEqual([false, true]);
  await enter('Opera');
  expect(await ask(old)).toHaveLength(1);
});
