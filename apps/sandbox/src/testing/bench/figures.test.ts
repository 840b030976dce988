import { expect, test } from 'vitest';
import { Figures } from './figures';
import { type Ask, lists, writes, round } from './plan';

const client = { origin: 'http://127.0.0.1:1', token: 't', username: 'bench' };

test('a round asks for every list and makes each of the six money calls, once', async () => {
  const asked: string[] = [];
  const ask: Ask = (name, _client, path) => {
    asked.push(name);
    return Promise.resolve(path.endsWith('subscriptions') ? { data: { data: [{ id: 7 }] } } : {});
  };
  await round(ask, client);
  expect(asked.toSorted()).toEqual([...writes, ...lists.map(([name]) => name)].toSorted());
});

test('percentiles are by the nearest rank', () => {
  const figures = new Figures();
  for (let index = 100; index >= 1; index -= 1) figures.add('a', index);
  expect([figures.within('a', 0.5), figures.within('a', 0.95), figures.count('a')]).toEqual([50, 95, 100]);
  expect(figures.within('none', 0.5)).toBeNaN();
});
