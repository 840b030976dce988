import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../storybook/run/store.mjs';

const folder = mkdtempSync(join(tmpdir(), 'room-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('publishes what is drawn apart from the pictures, for a board waits for those alone', () => {
  const frame = {
    key: 'a--b',
    title: 'A',
    name: 'B',
    frame: '',
    file: 'a.stories.tsx',
    shots: {},
    health: {},
  };
  const drawn = { words: ['Insufficient Balance!'], roles: { button: 1 } };
  const pass = { commit: 'c0ffee', date: '2026-11-20', subject: '', tags: [], dirty: false };
  openStore(folder).publish({ ...pass, frames: [{ ...frame, ...drawn }] }, folder);
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, 'room', `${name}.json`), 'utf8')) as object;
  expect(read('index')).toMatchObject({ commit: 'c0ffee', before: [] });
  expect(read('index')).toHaveProperty('frames', [frame]);
  expect(read('drawn')).toEqual({ 'a--b': drawn });
});
