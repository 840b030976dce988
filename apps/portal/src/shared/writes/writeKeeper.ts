import { nanoid } from '@reduxjs/toolkit';
import { getFingerprint } from '../../session/fingerprint';
import { readOpenWrite, writeOpenWrite, type OpenWrite } from '../../session/openWrites';
import type { WriteName } from '../../session/owned/memberKeys';
import { viewAsCurrent } from '../../session/owned/views';
import { tabStore, type Store } from '../../session/owned/store';
import type { CallError } from '../calls/call.events';
import { toOutcomeAfterUnknown, toWriteOutcome, type WriteOutcome } from '../calls/writeOutcome';

/** What a member sends, without the proof. */
export type Content = Readonly<Record<string, string | File | readonly File[] | undefined>>;

/** Keeps the `Idempotency-Key` of a content over its tries, so that it does not happen twice (T12). Not React. */
export interface IdempotencyKeyStore {
  /** Takes a key for this content, which the member is about to confirm. True where a try of it is unknown. */
  begin: (content: Content) => boolean;
  /** Called right before it goes out: from here on a reload knows of it. Returns the key. */
  sending: () => string;
  /** Both at once, for what is sent without a dialog. */
  keyFor: (content: Content) => string;
  /**
   * Takes the answer, undefined for a success; `share` is how much of an upload had gone out. Returns what came of the
   * write over all its tries. The key stays while that is unknown, or nothing was sent. A success or a refusal is final
   * for its key.
   */
  settle: (error: CallError | undefined, share?: number) => WriteOutcome;
  /** What was sent and has no answer. */
  unanswered: () => OpenWrite | undefined;
  /** Called when the member has looked: the next try has another key. */
  forget: () => void;
}

interface IdempotencyKeyStoreOptions {
  /** The name under which it outlives a reload; absent: it lives as long as the page. */
  name?: WriteName;
  /** Whether the server is proven to know keys (D118). Default: yes, for what moves no money. */
  isProven?: () => boolean;
  makeKey?: () => string;
  store?: Store | undefined;
  now?: () => number;
}

const getTexts = (content: Content) =>
  Object.fromEntries(
    Object.entries(content).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** Tells contents apart. A file counts by its name, size and date, and by `getIdentity` where that is known. */
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

/** Within a page the same file is the same object. A reload leaves no objects. */
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
  const { store = viewAsCurrent(tabStore()), now = Date.now } = options;
  const getIdentity = name === undefined ? createIdentities() : undefined;
  let open = name && readOpenWrite(name, store);
  /** The write that was open when the last try went out. */
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
        : toWriteOutcome(error, share);
      // Nothing went out, so what was open before is still open.
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
