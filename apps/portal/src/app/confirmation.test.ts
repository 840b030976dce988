import { describe, expect, test } from 'vitest';
import type { Store } from '../session/storage';
import { createConfirmation } from './confirmation';
import { failed, refused } from './outcome.fixtures';

function tab(): Store {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

let made = 0;
/** The page of a tab; a second one of the same tab is a reload. */
const page = (store: Store | undefined = tab()) =>
  createConfirmation('withdraw', { store, now: () => 1_000, makeKey: () => `key-number-${(made += 1)}` });

const hundred = { wallet: 'pay_out', amount: '100.00' };
const lost = failed('network');

/** Opens the dialog and sends. */
function send(confirmation: ReturnType<typeof page>, content: Parameters<typeof confirmation.begin>[0]) {
  const isOpen = confirmation.begin(content);
  return { isOpen, key: confirmation.sending() };
}

describe('the key of what a member confirms (T12)', () => {
  test.each([
    ['no network', lost],
    ['no answer in time', failed('timeout')],
    ['half an answer', { ...failed('malformed'), status: 200 }],
    ['a server that broke, before or after it booked', { ...failed('server'), status: 500 }],
    ['a gateway that gave up', { ...failed('server'), status: 504 }],
    ['the key is taken', refused({}, { status: 409 })],
  ])('stays, over closing and a reload: %s', (_what, error) => {
    const store = tab();
    const first = page(store);
    const { key } = send(first, hundred);
    expect(first.settle(error)).toBe(true);
    expect(send(first, hundred)).toEqual({ isOpen: true, key });
    expect(send(page(store), { ...hundred })).toEqual({ isOpen: true, key });
  });

  test('is known to a reload while the answer is still on its way', () => {
    const store = tab();
    const { key } = send(page(store), hundred);
    expect(page(store).unanswered()).toMatchObject({ key, at: 1_000, values: hundred });
  });

  test.each([
    ['done', undefined],
    ['refused', refused({}, { status: 422 })],
    ['too many', refused({}, { status: 429 })],
    ['an ended session', { kind: 'unauthenticated', by: 'code' }],
    ['never sent', { ...lost, sent: false }],
  ])('is over with an answer: %s', (_what, error) => {
    const store = tab();
    const first = page(store);
    const { key } = send(first, hundred);
    expect(first.settle(error)).toBe(false);
    expect(first.unanswered()).toBeUndefined();
    expect(page(store).unanswered()).toBeUndefined();
    // The dialog is still open, as after a mistyped code: the next press is another try.
    expect(first.sending()).not.toBe(key);
  });

  test('is another for another content, also after a reload', () => {
    const store = tab();
    const first = page(store);
    const { key } = send(first, hundred);
    first.settle(lost);
    expect(send(page(store), { ...hundred, amount: '100.01' })).toMatchObject({ isOpen: false });
    expect(send(page(store), hundred).key).not.toBe(key);
  });

  test('is the same for the same content in another order, and tells files apart', () => {
    const image = new File(['x'], 'slip.png', { lastModified: 1 });
    const first = page();
    const { key } = send(first, { amount: '5', image });
    first.settle(lost);
    expect(send(first, { image, amount: '5' })).toEqual({ isOpen: true, key });
    expect(
      send(first, { amount: '5', image: new File(['xy'], 'slip.png', { lastModified: 1 }) }).isOpen,
    ).toBe(false);
  });

  test('is forgotten when the member has looked', () => {
    const store = tab();
    const first = page(store);
    send(first, hundred);
    first.settle(lost);
    first.forget();
    expect(page(store).unanswered()).toBeUndefined();
    expect(first.begin(hundred)).toBe(false);
  });

  test('keeps when it was first sent', () => {
    const store = tab();
    send(page(store), hundred);
    const later = createConfirmation('withdraw', { store, now: () => 9_000 });
    send(later, hundred);
    expect(later.unanswered()?.at).toBe(1_000);
  });

  test('stays in memory where the browser keeps nothing', () => {
    const first = page(undefined);
    const { key } = send(first, hundred);
    first.settle(lost);
    expect(send(first, hundred)).toEqual({ isOpen: true, key });
  });
});
