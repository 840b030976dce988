import { createOwnedStore, type OwnedStore } from './owned/memberStore';
import type { Store } from './owned/store';

/** A storage with readable values for tests. */
export function memory(initial: Record<string, string> = {}): Store & { values: Map<string, string> } {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A tab's storage with an owner for each entry. */
export function ownedMemory(area = memory()): OwnedStore & { values: Map<string, string> } {
  return { ...createOwnedStore(area), values: area.values };
}

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};

/** A storage that is blocked or full. */
export const blocked: Store = { getItem: refuse, setItem: refuse, removeItem: refuse };
