import { afterEach, expect, test } from 'vitest';
import {
  dropDrafts,
  hasDraft,
  keepDraft,
  noteTyped,
  offerDrafts,
  takeDraft,
  toDraft,
  typedDrafts,
} from './drafts';

afterEach(() => offerDrafts({}));

test('changed texts are kept, and neither secrets nor anything that is no text', () => {
  const start = { wallet: 'live', amount: '', code: '' };
  const values = { wallet: 'live', amount: '60.50', code: '2468', image: { file: {} }, agreed: true };
  expect(toDraft(values, start, new Set(['code']))).toEqual({ amount: '60.50' });
});

test('a form is read when it is asked for, and forgotten when it goes', () => {
  let amount = '1';
  const forget = noteTyped('withdraw', () => ({ amount }));
  amount = '12';
  expect(typedDrafts()).toEqual({ withdraw: { amount: '12' } });
  forget();
  expect(typedDrafts()).toEqual({});
});

test('returns a draft once, and keeps an unread one over the next end', () => {
  offerDrafts({ withdraw: { amount: '1' }, transfer: { amount: '2' } });
  expect(takeDraft('withdraw')).toEqual({ amount: '1' });
  expect(takeDraft('withdraw')).toBeUndefined();
  expect(typedDrafts()).toEqual({ transfer: { amount: '2' } });
});

test('keeps the input of a form that is left, and forgets it once sent', () => {
  const forget = noteTyped('withdraw', () => ({ amount: '60.50' }));
  keepDraft('withdraw');
  forget();
  expect(hasDraft('withdraw')).toBe(true);
  expect(hasDraft('transfer')).toBe(false);
  dropDrafts('withdraw');
  expect(hasDraft('withdraw')).toBe(false);
});

test('a sent form is left without a draft', () => {
  noteTyped('withdraw', () => ({ amount: '60.50' }));
  dropDrafts('withdraw');
  keepDraft('withdraw');
  expect(hasDraft('withdraw')).toBe(false);
});
