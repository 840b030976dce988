import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../storybook/run/store.mjs';

const folder = mkdtempSync(join(tmpdir(), 'snapshot-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('publishes what is drawn apart from the pictures, for a board waits for those alone', () => {
  const snapshot = {
    key: 'a--b',
    title: 'A',
    name: 'B',
    snapshot: '',
    file: 'a.stories.tsx',
    shots: {},
    health: {},
  };
  const drawn = { words: ['Insufficient Balance!'], roles: { button: 1 } };
  const run = { commit: 'c0ffee', date: '2026-11-20', subject: '', tags: [], dirty: false };
  openStore(folder).publish({ ...run, snapshots: [{ ...snapshot, ...drawn }] }, folder);
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, 'snapshots', `${name}.json`), 'utf8')) as object;
  expect(read('index')).toMatchObject({ commit: 'c0ffee', before: [] });
  expect(read('index')).toHaveProperty('snapshots', [snapshot]);
  expect(read('drawn')).toEqual({ 'a--b': drawn });
});
