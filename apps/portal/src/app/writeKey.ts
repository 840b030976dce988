import { nanoid } from '@reduxjs/toolkit';
import type { CallError } from './call.events';

type Content = Readonly<Record<string, unknown>>;

/** The `Idempotency-Key` of a write (T12). */
export interface WriteKey {
  /** One key for one content. A file is the same only as the same object. */
  keyOf: (content: Content) => string;
  /** Told of every answer; undefined for a success. */
  settle: (error: unknown) => void;
}

const isSame = (one: Content, other: Content) =>
  Object.keys({ ...one, ...other }).every((part) => one[part] === other[part]);

/** Whether the next try of the same content is the same try: no answer came, or the first is still worked on. */
const isOpen = (error: CallError): boolean =>
  error.kind === 'failed' ? error.status === undefined : error.kind === 'refused' && error.status === 409;

/** Keeps a content's key over its tries, so that what arrived unseen does not happen twice. */
export function createWriteKey(makeKey: () => string = nanoid): WriteKey {
  let last: { content: Content; key: string } | undefined;
  return {
    keyOf: (content) => {
      const key = last && isSame(last.content, content) ? last.key : makeKey();
      last = { content, key };
      return key;
    },
    settle: (error) => {
      if (error === undefined || !isOpen(error as CallError)) last = undefined;
    },
  };
}
