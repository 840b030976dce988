import { describe, expect, test } from 'vitest';
import { memory } from '../../session/storage.fixtures';
import type { Store } from '../../session/owned/store';
import { createKeyProof } from './keyProof';

const api = 'https://api.example/api';
const proofOf = (store: Store, vouched?: boolean, apiUrl = api) => createKeyProof({ apiUrl, vouched, store });

describe('that a back end knows keys (D118)', () => {
  test('is proven by an answer alone, and remembered on this device', () => {
    const store = memory();
    const proof = proofOf(store);
    expect(proof.isProven()).toBe(false);
    proof.note(true);
    expect(proof.isProven()).toBe(true);
    expect(proofOf(store).isProven()).toBe(true);
  });

  test('is over with a success that does not repeat its key', () => {
    const store = memory();
    proofOf(store).note(true);
    const later = proofOf(store);
    later.note(false);
    expect([later.isProven(), proofOf(store).isProven()]).toEqual([false, false]);
    expect(store.values.size).toBe(0);
  });

  test('is not proven by another API of the same origin', () => {
    const store = memory();
    proofOf(store).note(true);
    expect(proofOf(store, undefined, 'https://api.example/two/api').isProven()).toBe(false);
  });

  test('is not proven by what was not written here', () => {
    for (const text of ['true', '1', '{}', 'yes'.repeat(500)])
      expect(proofOf(memory({ keys_proven: text })).isProven(), text).toBe(false);
  });

  test('is the operator’s word where the setting is true, whatever is answered', () => {
    const proof = proofOf(memory(), true);
    expect(proof.isProven()).toBe(true);
    proof.note(false);
    expect(proof.isProven()).toBe(true);
  });

  test('is never proven where no keys are sent', () => {
    const store = memory();
    proofOf(store).note(true);
    expect(proofOf(store, false).isProven()).toBe(false);
  });

  test('is known as long as the page where the device keeps nothing', () => {
    const blocked: Store = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('blocked');
      },
      removeItem: () => undefined,
    };
    const proof = proofOf(blocked);
    proof.note(true);
    expect(proof.isProven()).toBe(true);
  });
});
