import { describe, expect, test } from 'vitest';
import { blocked, memory } from '../session/storage.fixtures';
import { createKeySupport } from './keySupport';
import type { Store } from '../session/owned/store';

const api = 'https://api.example/api';
const getSecondFactor = (store: Store, vouched?: boolean, apiUrl = api) =>
  createKeySupport({ apiUrl, vouched, store });

describe('a back end’s support of keys (D118)', () => {
  test('is proven by an answer alone, and remembered on this device', () => {
    const store = memory();
    const keySupport = getSecondFactor(store);
    expect(keySupport.isProven()).toBe(false);
    keySupport.note(true);
    expect(keySupport.isProven()).toBe(true);
    expect(getSecondFactor(store).isProven()).toBe(true);
  });

  test('is over with a success that does not repeat its key', () => {
    const store = memory();
    getSecondFactor(store).note(true);
    const later = getSecondFactor(store);
    later.note(false);
    expect([later.isProven(), getSecondFactor(store).isProven()]).toEqual([false, false]);
    expect(store.values.size).toBe(0);
  });

  test('is not proven by another API of the same origin', () => {
    const store = memory();
    getSecondFactor(store).note(true);
    expect(getSecondFactor(store, undefined, 'https://api.example/two/api').isProven()).toBe(false);
  });

  test('is not proven by what was not written here', () => {
    for (const text of ['true', '1', '{}', 'yes'.repeat(500)])
      expect(getSecondFactor(memory({ keys_proven: text })).isProven(), text).toBe(false);
  });

  test('is the operator’s setting where it is true, with any answer', () => {
    const keySupport = getSecondFactor(memory(), true);
    expect(keySupport.isProven()).toBe(true);
    keySupport.note(false);
    expect(keySupport.isProven()).toBe(true);
  });

  test('is never proven where no keys are sent', () => {
    const store = memory();
    getSecondFactor(store).note(true);
    expect(getSecondFactor(store, false).isProven()).toBe(false);
  });

  test('is known as long as the page where the device keeps nothing', () => {
    const keySupport = getSecondFactor(blocked);
    keySupport.note(true);
    expect(keySupport.isProven()).toBe(true);
  });
});
