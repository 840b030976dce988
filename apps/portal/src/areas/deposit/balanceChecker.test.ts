import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkEvery, checkFor, createBalanceChecker, type Checked } from './balanceChecker';

/** A server that answers on demand, immediately or later. */
function setUp({ visible = true } = {}) {
  const answers: Checked[] = [];
  const held: ((checked: Checked) => void)[] = [];
  const check = vi.fn<() => Promise<Checked>>(() => Promise.resolve(answers.shift() ?? { state: 'done' }));
  const onStop = vi.fn();
  const checker = createBalanceChecker({ check, onStop, visible });
  const hold = () => check.mockImplementationOnce(() => new Promise((resolve) => held.push(resolve)));
  return { answers, held, hold, check, onStop, checker };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the looking for deposits', () => {
  test('begins immediately, and continues at its pace', async () => {
    const { check } = setUp();
    await pass(0);
    expect(check).toHaveBeenCalledTimes(1);
    await pass(checkEvery - 1);
    expect(check).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(check).toHaveBeenCalledTimes(2);
    await pass(10 * checkEvery);
    expect(check).toHaveBeenCalledTimes(12);
  });

  test('waits for an answer, however long, before it asks again', async () => {
    const { check, hold, held } = setUp();
    hold();
    await pass(5 * checkEvery);
    expect(check).toHaveBeenCalledTimes(1);
    held[0]?.({ state: 'done' });
    await pass(checkEvery - 1);
    expect(check).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(check).toHaveBeenCalledTimes(2);
  });

  test('asks nothing out of view, and nothing sooner for coming back', async () => {
    const { check, checker } = setUp();
    await pass(0);
    checker.view(false);
    await pass(10_000);
    for (let turn = 0; turn < 50; turn += 1) checker.view(turn % 2 === 0);
    checker.view(true);
    await pass(checkEvery - 10_001);
    expect(check).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(check).toHaveBeenCalledTimes(2);
    checker.view(false);
    await pass(10 * checkEvery);
    expect(check).toHaveBeenCalledTimes(2);
    checker.view(true);
    await pass(0);
    expect(check).toHaveBeenCalledTimes(3);
  });

  test('in the background from the start, it begins when it is seen', async () => {
    const { check, checker } = setUp({ visible: false });
    await pass(checkEvery);
    expect(check).not.toHaveBeenCalled();
    checker.view(true);
    await pass(0);
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('coming back while an answer is awaited asks nothing twice', async () => {
    const { check, checker, hold, held } = setUp();
    hold();
    await pass(0);
    checker.view(false);
    checker.view(true);
    await pass(checkEvery);
    expect(check).toHaveBeenCalledTimes(1);
    held[0]?.({ state: 'done' });
    await pass(checkEvery);
    expect(check).toHaveBeenCalledTimes(2);
  });

  test('waits as long as the server requires (429)', async () => {
    const { answers, check, onStop } = setUp();
    answers.push({ state: 'wait', ms: 4 * checkEvery }, { state: 'wait', ms: 1000 });
    await pass(4 * checkEvery - 1);
    expect(check).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(check).toHaveBeenCalledTimes(2);
    await pass(checkEvery - 1);
    expect(check).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(check).toHaveBeenCalledTimes(3);
    expect(onStop).not.toHaveBeenCalled();
  });

  test('ends with the first failure', async () => {
    const { answers, check, checker, onStop } = setUp();
    answers.push({ state: 'done' }, { state: 'failed' });
    await pass(checkEvery);
    expect(onStop).toHaveBeenCalledExactlyOnceWith('failed');
    checker.view(true);
    await pass(checkFor);
    expect(check).toHaveBeenCalledTimes(2);
  });

  test('ends after its time, also when the page was away over it', async () => {
    const one = setUp();
    await pass(checkFor + checkEvery);
    expect(one.check).toHaveBeenCalledTimes(checkFor / checkEvery);
    expect(one.onStop).toHaveBeenCalledExactlyOnceWith('enough');
    const other = setUp();
    await pass(0);
    other.checker.view(false);
    await pass(2 * checkFor);
    expect(other.onStop).not.toHaveBeenCalled();
    other.checker.view(true);
    await pass(0);
    expect(other.check).toHaveBeenCalledTimes(1);
    expect(other.onStop).toHaveBeenCalledExactlyOnceWith('enough');
  });

  test('once stopped, requests nothing and ignores late answers', async () => {
    const { check, checker, hold, held, onStop } = setUp();
    hold();
    await pass(0);
    checker.stop();
    held[0]?.({ state: 'failed' });
    checker.view(true);
    await pass(10 * checkEvery);
    expect(check).toHaveBeenCalledTimes(1);
    expect(onStop).not.toHaveBeenCalled();
  });
});
