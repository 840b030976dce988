import { createOwnedStore, type OwnedStore, type Store } from './owned/store';

/** A storage that keeps its values where a test can read them. */
export function memory(initial: Record<string, string> = {}): Store & { values: Map<string, string> } {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** What a tab keeps, each entry for its owner alone. */
export function ownedMemory(area = memory()): OwnedStore & { values: Map<string, string> } {
  return { ...createOwnedStore(area), values: area.values };
}
