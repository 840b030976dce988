import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../session/owned/store';
import { createIdempotencyKeyStore } from './writeKeeper';
import type { CallError } from '../calls/call.events';
import { failed, refused } from '../calls/outcome.fixtures';
import { memory } from '../session/storage.fixtures';

let made = 0;
const makeKey = () => `key-number-${(made += 1)}`;
/** The page of a tab; a second one of the same tab is a reload. */
const page = (store: Store | undefined = memory()) =>
  createIdempotencyKeyStore({ name: 'withdraw', store, now: () => 1_000, makeKey });

const hundred = { wallet: 'pay_out', amount: '100.00' };
const lost = failed('network');

/** Opens the dialog and sends. */
function send(
  idempotencyKeys: ReturnType<typeof page>,
  content: Parameters<typeof idempotencyKeys.begin>[0],
) {
  const isOpen = idempotencyKeys.begin(content);
  return { isOpen, key: idempotencyKeys.sending() };
}

describe('the key of what a member confirms (T12)', () => {
  test.each<[string, CallError]>([
    ['no network', lost],
    ['no answer in time', failed('timeout')],
    ['half an answer', failed('malformed')],
    ['a server that broke, before or after it booked', failed('server')],
    ['a gateway that gave up', failed('server', { status: 504 })],
    ['the key is taken', refused({}, { status: 409 })],
    ['the request took too long to come in', refused({}, { status: 408 })],
  ])('stays, over closing and a reload: %s', (_what, error) => {
    const store = memory();
    const first = page(store);
    const { key } = send(first, hundred);
    expect(first.settle(error)).toBe('unknown');
    expect(send(first, hundred)).toEqual({ isOpen: true, key });
    expect(send(page(store), { ...hundred })).toEqual({ isOpen: true, key });
  });

  test('is known to a reload while the answer is still on its way', () => {
    const store = memory();
    const { key } = send(page(store), hundred);
    expect(page(store).unanswered()).toMatchObject({ key, at: 1_000, values: hundred });
  });

  test.each<[string, CallError | undefined, string]>([
    ['done', undefined, 'done'],
    ['refused', refused({}, { status: 422 }), 'refused'],
    ['too many', refused({}, { status: 429 }), 'refused'],
    ['an ended session', { kind: 'unauthenticated', by: 'code' }, 'refused'],
  ])('is over with an answer: %s', (_what, error, writeOutcome) => {
    const store = memory();
    const first = page(store);
    const { key } = send(first, hundred);
    expect(first.settle(error)).toBe(writeOutcome);
    expect(first.unanswered()).toBeUndefined();
    expect(page(store).unanswered()).toBeUndefined();
    // The dialog is still open, as after a mistyped code, so the next press is another try.
    expect(first.sending()).not.toBe(key);
  });

  test.each<[string, CallError, number]>([
    ['never sent', failed('network', { sent: false }), 1],
    ['not sent whole', lost, 0.4],
  ])('stays where nothing came of it, and there is nothing to look for: %s', (_what, error, share) => {
    const store = memory();
    const first = page(store);
    const { key } = send(first, hundred);
    expect(first.settle(error, share)).toBe('notSent');
    expect(first.unanswered()).toBeUndefined();
    expect(page(store).unanswered()).toBeUndefined();
    expect(send(first, hundred)).toEqual({ isOpen: false, key });
  });

  test.each<[string, CallError]>([
    ['was not sent', failed('network', { sent: false })],
    ['came too soon', refused({}, { status: 429 })],
    ['was too large for a gateway', failed('server', { status: 413 })],
    ['found the session ended', { kind: 'unauthenticated', by: 'code' }],
  ])('stays while the first try is unknown, also when the second %s', (_what, error) => {
    const store = memory();
    const first = page(store);
    const { key } = send(first, hundred);
    first.settle(lost);
    send(first, hundred);
    expect(first.settle(error)).toBe('unknown');
    expect(send(page(store), hundred)).toEqual({ isOpen: true, key });
  });

  test.each([
    [false, 'unknown'],
    [true, 'refused'],
  ])(
    'a refusal of the second try is final where the server is proven to know keys: %s (D118)',
    (isProven, writeOutcome) => {
      const store = memory();
      const first = createIdempotencyKeyStore({ name: 'withdraw', store, makeKey, isProven: () => isProven });
      const { key } = send(first, hundred);
      first.settle(lost);
      send(first, hundred);
      // As if the server ran the first try and used the code up.
      expect(first.settle(refused({}, { status: 422, message: 'Invalid otp' }))).toBe(writeOutcome);
      expect(page(store).unanswered()?.key).toBe(isProven ? undefined : key);
    },
  );

  test('of what was not sent does not take the place of what is unknown', () => {
    const first = page();
    const { key } = send(first, hundred);
    first.settle(lost);
    send(first, { ...hundred, amount: '5.00' });
    first.settle(failed('network', { sent: false }));
    expect(first.unanswered()?.key).toBe(key);
  });

  test('is another for another content, also after a reload', () => {
    const store = memory();
    const first = page(store);
    const { key } = send(first, hundred);
    first.settle(lost);
    expect(send(page(store), { ...hundred, amount: '100.01' })).toMatchObject({ isOpen: false });
    expect(send(page(store), hundred).key).not.toBe(key);
  });

  const slip = (bytes: string) => new File([bytes], 'slip.png', { lastModified: 1 });

  test('is the same for the same content in another order, and distinguishes files', () => {
    const first = page();
    const { key } = send(first, { amount: '5', image: slip('x') });
    first.settle(lost);
    // A reload loses all objects, so the member chooses the file again.
    expect(send(first, { image: slip('x'), amount: '5' })).toEqual({ isOpen: true, key });
    expect(send(first, { amount: '5', image: slip('xy') }).isOpen).toBe(false);
  });

  test('without a name lives as long as the page, where the same file is the same object', () => {
    const store = memory();
    const [one, other] = [slip('x'), slip('y')];
    const first = createIdempotencyKeyStore({ store, makeKey });
    const key = first.keyFor({ images: [one, other] });
    first.settle(lost);
    expect(first.keyFor({ images: [one, other] })).toBe(key);
    first.settle(lost);
    expect(first.keyFor({ images: [other, one] })).not.toBe(key);
    first.settle(lost);
    expect(createIdempotencyKeyStore({ store, makeKey }).unanswered()).toBeUndefined();
  });

  test('without a name leaves nothing in the tab', () => {
    const store = { ...memory(), setItem: vi.fn(), removeItem: vi.fn() };
    const first = createIdempotencyKeyStore({ store, makeKey });
    first.keyFor(hundred);
    first.settle(undefined);
    expect([store.setItem, store.removeItem].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test('is of nothing before the member confirms something', () => {
    const first = page();
    expect(() => first.sending()).toThrow('Nothing is being confirmed.');
    first.forget();
    expect(() => first.sending()).toThrow('Nothing is being confirmed.');
  });

  test('keeps the texts of what was sent, and no file', () => {
    const first = page();
    send(first, { amount: '5', image: slip('x') });
    expect(first.unanswered()?.values).toStrictEqual({ amount: '5' });
  });

  test('is forgotten when the member has looked', () => {
    const store = memory();
    const first = page(store);
    send(first, hundred);
    first.settle(lost);
    first.forget();
    expect(page(store).unanswered()).toBeUndefined();
    expect(first.begin(hundred)).toBe(false);
  });

  test('keeps when it was first sent', () => {
    const store = memory();
    send(page(store), hundred);
    const later = createIdempotencyKeyStore({ name: 'withdraw', store, now: () => 9_000 });
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
