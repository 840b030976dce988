import { nanoid } from '@reduxjs/toolkit';
import { getFingerprint } from '../session/fingerprint';
import { readOpenWrite, writeOpenWrite, type OpenWrite } from '../session/openWrites';
import type { WriteName } from '../session/owned/memberKeys';
import { viewAsCurrent } from '../session/owned/views';
import { memberStore } from '../session/owned/memberStore';
import type { Store } from '../session/owned/store';
import type { CallError } from '../calls/call.events';
import { toOutcomeAfterUnknown, toWriteOutcome, type WriteOutcome } from '../calls/writeOutcome';

/** A member's content, without the second factor. */
export type Content = Readonly<Record<string, string | File | readonly File[] | undefined>>;

/** Keeps the `Idempotency-Key` of a content over its tries, so it never runs twice (T12). Not React. */
export interface IdempotencyKeyStore {
  /** Takes a key for content that the member is about to confirm. True if an earlier try of it is unknown. */
  begin: (content: Content) => boolean;
  /** Called right before sending, so a reload remembers it. Returns the key. */
  sending: () => string;
  /** Both steps, for writes without a dialog. */
  keyFor: (content: Content) => string;
  /**
   * Takes the answer, undefined for a success, and returns the outcome over all tries; `share` is the sent share of an
   * upload. The key stays while the outcome is unknown or nothing was sent.
   */
  settle: (error: CallError | undefined, share?: number) => WriteOutcome;
  /** The sent write without an answer. */
  unanswered: () => OpenWrite | undefined;
  /** Called when the member has checked, so the next try has another key. */
  forget: () => void;
}

interface IdempotencyKeyStoreOptions {
  /** The name that keeps it over a reload; absent: it lasts as long as the page. */
  name?: WriteName;
  /** Whether key support is proven (D118). Default: yes, for writes that move no money. */
  isProven?: () => boolean;
  makeKey?: () => string;
  store?: Store | undefined;
  now?: () => number;
}

const getTexts = (content: Content) =>
  Object.fromEntries(
    Object.entries(content).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** Distinguishes contents. A file counts by name, size and date, and by `getIdentity` if known. */
function fingerprintOfContent(content: Content, getIdentity?: (file: File) => number): string {
  const plain = (value: Content[string]): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (!(value instanceof File)) return value;
    return [value.name, value.size, value.lastModified, getIdentity?.(value)];
  };
  const parts = Object.entries(content)
    .map(([name, value]) => [name, plain(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return getFingerprint(JSON.stringify(parts));
}

/** Within a page the same file is the same object. A reload loses all objects. */
function createIdentities() {
  const known = new WeakMap<File, number>();
  let count = 0;
  return (file: File): number => {
    const identity = known.get(file) ?? (count += 1);
    known.set(file, identity);
    return identity;
  };
}

export function createIdempotencyKeyStore(options: IdempotencyKeyStoreOptions = {}): IdempotencyKeyStore {
  const { name, isProven = () => true, makeKey = nanoid } = options;
  const { store = viewAsCurrent(memberStore()), now = Date.now } = options;
  const getIdentity = name === undefined ? createIdentities() : undefined;
  let open = name && readOpenWrite(name, store);
  /** The open write before the last try. */
  let before: OpenWrite | undefined;
  let next: Pick<OpenWrite, 'key' | 'fingerprint' | 'values'> | undefined;
  const keep = (write: OpenWrite | undefined) => {
    open = write;
    if (name) writeOpenWrite(name, write, store);
  };
  const renew = () => {
    if (next) next = { ...next, key: makeKey() };
  };

  const begin = (content: Content) => {
    const fingerprint = fingerprintOfContent(content, getIdentity);
    const known = [open, next].find((write) => write?.fingerprint === fingerprint);
    next = { key: known?.key ?? makeKey(), fingerprint, values: getTexts(content) };
    return open?.fingerprint === fingerprint;
  };
  const sending = () => {
    if (!next) throw new Error('Nothing is being confirmed.');
    before = open;
    keep({ ...next, at: open?.key === next.key ? open.at : now() });
    return next.key;
  };
  return {
    begin,
    sending,
    keyFor: (content) => {
      begin(content);
      return sending();
    },
    settle: (error, share) => {
      const isRepeated = before !== undefined && before.key === next?.key;
      const writeOutcome = isRepeated
        ? toOutcomeAfterUnknown(error, share, isProven())
        : toWriteOutcome(error, share, isProven());
      // Nothing was sent, so the earlier write is still open.
      if (writeOutcome === 'notSent') keep(before);
      if (writeOutcome === 'done' || writeOutcome === 'refused') {
        keep(undefined);
        // After a mistyped code the same content is another try.
        renew();
      }
      return writeOutcome;
    },
    unanswered: () => open,
    forget: () => {
      keep(undefined);
      renew();
    },
  };
}
