import { expect, it } from 'vitest';
import { panelGlobals } from '../panelGlobals';
import { globalTypes, initialGlobals } from '../toolbar';
import { viewports } from '../viewports';
import { isOwnChoice } from './playQuietly';

const looked = (globals: object, storyGlobals?: Record<string, unknown>) =>
  isOwnChoice({ globals: { ...initialGlobals, ...globals }, ...(storyGlobals && { storyGlobals }) });

it('an unchanged story is checked', () => {
  expect(looked({})).toBe(false);
  expect(looked({ viewport: { value: undefined, isRotated: false } })).toBe(false);
});

const choices = {
  ...Object.fromEntries(
    Object.entries(panelGlobals).map(([name, { choices: own }]) => [name, Object.keys(own)]),
  ),
  ...Object.fromEntries(
    (['text', 'language', 'brand'] as const).map((name) => [
      name,
      globalTypes[name].toolbar.items.map(({ value }) => value),
    ]),
  ),
};

it.each(Object.entries(choices))('a %s of the reviewer’s own never shows a red mark', (name, values) => {
  const first: unknown = initialGlobals[name as keyof typeof initialGlobals];
  const others = values.filter((value) => value !== first);
  expect(others.length).toBeGreaterThan(0);
  for (const value of others) {
    expect(looked({ [name]: value }), value).toBe(true);
    // A story that pins the value is still checked.
    expect(looked({ [name]: value }, { [name]: value }), value).toBe(false);
  }
});

it('a window of the reviewer’s own never shows one either; those that stories are played at do', () => {
  const judged = Object.keys(viewports).filter((value) => !looked({ viewport: { value } }));
  expect(judged).toEqual(['phoneLarge', 'tablet', 'desktop']);
  expect(looked({ viewport: 'phone' })).toBe(true);
  expect(looked({ viewport: { value: '512-700' } })).toBe(true);
  expect(looked({ viewport: { value: 'tablet', isRotated: true } })).toBe(true);
  expect(looked({ viewport: { value: 'phone' } }, { viewport: { value: 'phone' } })).toBe(false);
});

it('themes, boards and snapshots are no such choice', () => {
  expect(looked({ theme: 'dark', snapshot: 'refused', board: '1440' })).toBe(false);
});
