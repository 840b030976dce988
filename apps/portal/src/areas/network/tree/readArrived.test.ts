import { expect, test } from 'vitest';
import { readArrived } from './readArrived';

const arrived = [
  { username: 'ana', body: 'old' },
  { username: 'ben', page: 2, body: 'old' },
  { username: 'eva', body: 'old' },
];

test('what was opened in a tree is read again, each part with its page and after the one before', async () => {
  const heard: string[] = [];
  const read = async (username: string, page?: number) => {
    heard.push(`ask ${username} ${page}`);
    await Promise.resolve();
    return 'new';
  };
  await readArrived(arrived, read, (kept, anew) => {
    heard.push(`have ${anew.username} ${anew.page} ${anew.body} for ${kept.body}`);
  });
  expect(heard).toEqual([
    ...['ask ana undefined', 'have ana undefined new for old'],
    ...['ask ben 2', 'have ben 2 new for old'],
    ...['ask eva undefined', 'have eva undefined new for old'],
  ]);
});

test('what failed ends it, and what came before it stays', async () => {
  const had: string[] = [];
  const read = (username: string) =>
    username === 'ben' ? Promise.reject(new Error('No.')) : Promise.resolve('new');
  await expect(readArrived(arrived, read, (_, { username }) => had.push(username))).rejects.toThrow('No.');
  expect(had).toEqual(['ana']);
});
