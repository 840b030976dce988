import { toOpenWriteKey, writeNames, type WriteName } from './owned/memberKeys';
import { memberStore } from './owned/memberStore';
import { readJson, writeKey, type Store } from './owned/store';

/** A sent write without an answer, which must survive a reload (T12). It never holds the code. */
export interface OpenWrite {
  /** Its `Idempotency-Key`. */
  key: string;
  /** A hash of the content, so other contents get other keys. */
  fingerprint: string;
  /** Time of sending, in ms since 1970. */
  at: number;
  /** The form's values, to show them again; empty if they were too long. */
  values: Readonly<Record<string, string>>;
}

const longestValues = 600;

/** The open write from before the reload; undefined without one or with a foreign value. */
export function readOpenWrite(
  name: WriteName,
  store: Store | undefined = memberStore(),
): OpenWrite | undefined {
  const read = readJson(store, toOpenWriteKey(name)) as Partial<Record<keyof OpenWrite, unknown>> | null;
  const { key, fingerprint, at, values } = read ?? {};
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) return undefined;
  if (typeof fingerprint !== 'string' || typeof at !== 'number') return undefined;
  if (typeof values !== 'object' || values === null) return undefined;
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return { key, fingerprint, at, values: Object.fromEntries(texts) };
}

/** Stores an open write, or removes it: undefined means that it was answered. */
export function writeOpenWrite(
  name: WriteName,
  write: OpenWrite | undefined,
  store: Store | undefined = memberStore(),
): void {
  writeKey(
    store,
    toOpenWriteKey(name),
    write ? JSON.stringify({ ...write, values: fitting(write.values) }) : null,
  );
}

const fitting = (values: OpenWrite['values']) =>
  JSON.stringify(values).length > longestValues ? {} : values;

/** Whether any payment has no answer. */
export const hasOpenWrite = (store: Store | undefined): boolean =>
  writeNames.some((name) => readOpenWrite(name, store) !== undefined);
