import { expect, it } from 'vitest';
import { offerChoices } from './offerChoices';

const one = { state: 'ready', data: ['one'] };
const failed = { state: 'failed' };

interface Offered {
  control?: unknown;
  options?: string[];
  mapping?: Record<string, unknown>;
}

function offered(args: Record<string, unknown>, stories: Record<string, Record<string, unknown>>) {
  const meta: { args: Record<string, unknown>; argTypes?: Record<string, Offered> } = { args };
  offerChoices(meta, Object.fromEntries(Object.entries(stories).map(([name, own]) => [name, { args: own }])));
  return meta.argTypes ?? {};
}

it('offers what the stories give an object, each by the first story that gives it', () => {
  const { list } = offered(
    { list: one },
    { Default: {}, Same: { list: { ...one } }, LongText: { list: failed }, Failed: { list: failed } },
  );
  expect(list).toMatchObject({ control: { type: 'select' }, options: ['Default', 'Long Text'] });
  expect(list?.mapping?.Default).toBe(one);
  expect(list?.mapping?.['Long Text']).toBe(failed);
});

it('offers what only one story gives', () => {
  const { refusal } = offered({}, { Default: {}, Refused: { refusal: { amount: 'Too much' } } });
  expect(refusal?.options).toEqual(['Refused']);
});

it('shows no control for what never differs, and none for a function', () => {
  const { list, onAsked } = offered({ list: one, onAsked: () => undefined }, { Default: {}, Other: {} });
  expect([list, onAsked]).toEqual([{ control: false }, { control: false }]);
});

it('leaves words and numbers as they are, and what its author chose', () => {
  expect(offered({ tone: 'good', most: 3 }, { Default: {} })).toEqual({});
  const meta = { args: { gap: one }, argTypes: { gap: { control: 'text' } } };
  offerChoices(meta, {});
  expect(meta.argTypes).toEqual({ gap: { control: 'text' } });
});

it('keeps the values out of what Storybook copies and sends', () => {
  const { list } = offered({ list: one }, { Default: {}, Failed: { list: failed } });
  expect(JSON.stringify(list?.mapping)).toBe('{}');
});
