import { expect, test } from 'vitest';
import { refetchTeams } from './useTeamBranches';

const arrived = [
  { username: 'ana', body: 'old' },
  { username: 'ben', page: 2, body: 'old' },
  { username: 'eva', body: 'old' },
];

test('open teams are refetched in order, each with its page [A §2 Dashboard]', async () => {
  const events: string[] = [];
  const read = async (username: string, page?: number) => {
    events.push(`ask ${username} ${page}`);
    await Promise.resolve();
    return 'new';
  };
  await refetchTeams(arrived, read, (kept, refetched) => {
    events.push(`have ${refetched.username} ${refetched.page} ${refetched.body} for ${kept.body}`);
  });
  expect(events).toEqual([
    ...['ask ana undefined', 'have ana undefined new for old'],
    ...['ask ben 2', 'have ben 2 new for old'],
    ...['ask eva undefined', 'have eva undefined new for old'],
  ]);
});

test('a failure ends it, and earlier answers stay [A §2 Dashboard]', async () => {
  const received: string[] = [];
  const read = (username: string) =>
    username === 'ben' ? Promise.reject(new Error('No.')) : Promise.resolve('new');
  await expect(refetchTeams(arrived, read, (_, { username }) => received.push(username))).rejects.toThrow(
    'No.',
  );
  expect(received).toEqual(['ana']);
});
