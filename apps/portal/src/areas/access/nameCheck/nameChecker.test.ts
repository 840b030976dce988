import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNameChecker, type Finding } from './nameChecker';

/** A server that answers on demand, and a screen that records its states. */
function setUp() {
  const asked: string[] = [];
  const answers: ((finding: Finding) => void)[] = [];
  const shown: { name: string; state: string; onRetry?: () => void }[] = [];
  const checker = createNameChecker(
    (name) => {
      asked.push(name);
      return new Promise((resolve) => answers.push(resolve));
    },
    (check) => shown.push(check),
  );
  const answer = async (index: number, finding: Finding) => {
    answers[index]?.(finding);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, shown, checker, answer, last: () => shown.at(-1) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a name', () => {
  test('is being checked, then found', async () => {
    const { checker, answer, shown } = setUp();
    checker.check('leader');
    await answer(0, { state: 'available', info: 'Amara Okafor' });
    expect(shown).toEqual([
      { name: 'leader', state: 'checking' },
      { name: 'leader', state: 'available', info: 'Amara Okafor' },
    ]);
  });

  test('keeps its own answer, however late an older one comes [A §2 Registration]', async () => {
    const { checker, answer, last } = setUp();
    checker.check('old');
    checker.check('new');
    await answer(1, { state: 'notAvailable' });
    await answer(0, { state: 'available' });
    expect(last()).toEqual({ name: 'new', state: 'notAvailable' });
  });

  test.each(['', '../etc', 'a b', '<b>', 'a%00', 'é', 'x'.repeat(65)])('%j is never requested', (name) => {
    const { checker, asked, shown } = setUp();
    checker.check(name);
    expect([asked, shown]).toEqual([[], []]);
  });

  test('that could not be checked can be tried again', async () => {
    const { checker, answer, asked, last } = setUp();
    checker.check('leader');
    await answer(0, { state: 'failed' });
    expect(last()).toMatchObject({ name: 'leader', state: 'failed' });
    last()?.onRetry?.();
    await answer(1, { state: 'available' });
    expect(asked).toEqual(['leader', 'leader']);
    expect(last()).toEqual({ name: 'leader', state: 'available' });
  });
});

describe('a server that is asked too often (429)', () => {
  // Proves: checkMessages.waiting
  test('is left alone for as long as it wants, and then asked about the newest name only', async () => {
    const { checker, answer, asked, last } = setUp();
    checker.check('one');
    await answer(0, { state: 'waiting', ms: 30_000 });
    expect(last()).toEqual({ name: 'one', state: 'waiting' });
    await vi.advanceTimersByTimeAsync(10_000);
    checker.check('two');
    expect(last()).toEqual({ name: 'two', state: 'waiting' });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(asked).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['one', 'two']);
    await answer(1, { state: 'available' });
    expect(last()).toEqual({ name: 'two', state: 'available' });
  });

  test('is heard even when its answer is of an older name', async () => {
    const { checker, answer, asked } = setUp();
    checker.check('one');
    checker.check('two');
    await answer(0, { state: 'waiting', ms: 5000 });
    await answer(1, { state: 'available' });
    checker.check('three');
    expect(asked).toEqual(['one', 'two']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['one', 'two', 'three']);
  });
});

test('nothing is shown or asked after the end', async () => {
  const { checker, answer, asked, shown } = setUp();
  checker.check('one');
  await answer(0, { state: 'waiting', ms: 5000 });
  checker.check('two');
  const before = shown.length;
  checker.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['one']);
  expect(shown).toHaveLength(before);
  expect(vi.getTimerCount()).toBe(0);
});
