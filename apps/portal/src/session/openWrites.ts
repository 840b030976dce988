import { toOpenWriteKey, writeNames, type WriteName } from './owned/memberKeys';
import { readKey, tabStore, writeKey, type Store } from './owned/store';

/** A write that was sent and has no answer, which a reload must not forget (T12). It never holds the code. */
export interface OpenWrite {
  /** Its `Idempotency-Key`. */
  key: string;
  /** A hash of what was sent, so that other contents get other keys. */
  fingerprint: string;
  /** When it was sent, in ms since 1970. */
  at: number;
  /** What the form held, to show it again; empty where that was too long. */
  values: Readonly<Record<string, string>>;
}

const longestValues = 600;

/** The write that was open before the reload; undefined if there is none, or if the value was not written here. */
export function readOpenWrite(name: WriteName, store: Store | undefined = tabStore()): OpenWrite | undefined {
  try {
    const read = JSON.parse(readKey(store, toOpenWriteKey(name)) ?? 'null') as Partial<OpenWrite> | null;
    const { key, fingerprint, at, values } = read ?? {};
    if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) return undefined;
    if (typeof fingerprint !== 'string' || typeof at !== 'number' || typeof values !== 'object')
      return undefined;
    const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
    return { key, fingerprint, at, values: Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}

/** Keeps an open write, or removes it: undefined means that it was answered. */
export function writeOpenWrite(
  name: WriteName,
  write: OpenWrite | undefined,
  store: Store | undefined = tabStore(),
): void {
  writeKey(
    store,
    toOpenWriteKey(name),
    write ? JSON.stringify({ ...write, values: fitting(write.values) }) : null,
  );
}

const fitting = (values: OpenWrite['values']) =>
  JSON.stringify(values).length > longestValues ? {} : values;

/** Called at sign-in and sign-out, because the next session may be somebody else's. */
export function dropOpenWrites(store: Store | undefined = tabStore()): void {
  for (const name of writeNames) writeOpenWrite(name, undefined, store);
}
