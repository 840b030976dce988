import { nanoid } from '@reduxjs/toolkit';
import { markOf } from '../session/mark';
import { readOpenWrite, writeOpenWrite, type OpenWrite, type WriteName } from '../session/openWrites';
import { browserStore, type Store } from '../session/storage';
import type { CallError } from './call.events';

/** What a member confirms, without the proof. A file counts by its name, size and date. */
export type Confirmed = Readonly<Record<string, string | File | undefined>>;

/** The `Idempotency-Key` of what is confirmed in a dialog, over its tries and over a reload (T12). Not React. */
export interface Confirmation {
  /** The dialog opens: a key for this content. True where it was sent before and has no answer. */
  begin: (content: Confirmed) => boolean;
  /** Right before it goes out: from here on a reload knows of it. Answers the key. */
  sending: () => string;
  /** Its answer, undefined for a success. True where nobody can say what came of it: the key stays. */
  settle: (error: unknown) => boolean;
  /** What was sent and has no answer. */
  unanswered: () => OpenWrite | undefined;
  /** The member has looked: the next try is another one. */
  forget: () => void;
}

interface ConfirmationOptions {
  makeKey?: () => string;
  store?: Store | undefined;
  now?: () => number;
}

const markOfContent = (content: Confirmed): string =>
  markOf(
    JSON.stringify(
      Object.entries(content)
        .map(([name, value]) =>
          value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
        )
        .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    ),
  );

const textsOf = (content: Confirmed) =>
  Object.fromEntries(
    Object.entries(content).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/**
 * Whether it may have happened although nobody said so: no answer, half an answer, an answer of a server that broke, and
 * 409, which says that the key is taken and not by what. Of money a broken server is not believed: it may have booked
 * first and broken then.
 */
const isUnanswered = (error: CallError): boolean =>
  error.kind === 'failed' ? error.sent : error.kind === 'refused' && error.status === 409;

export function createConfirmation(name: WriteName, options: ConfirmationOptions = {}): Confirmation {
  const { makeKey = nanoid, store = browserStore(), now = Date.now } = options;
  let open = readOpenWrite(name, store);
  let next: Pick<OpenWrite, 'key' | 'mark' | 'values'> | undefined;
  const keep = (write: OpenWrite | undefined) => {
    open = write;
    writeOpenWrite(name, write, store);
  };
  return {
    begin: (content) => {
      const mark = markOfContent(content);
      const isOpen = open?.mark === mark;
      next = { key: isOpen && open ? open.key : makeKey(), mark, values: textsOf(content) };
      return isOpen;
    },
    sending: () => {
      if (!next) throw new Error('Nothing is being confirmed.');
      keep({ ...next, at: open?.key === next.key ? open.at : now() });
      return next.key;
    },
    settle: (error) => {
      if (error !== undefined && isUnanswered(error as CallError)) return true;
      keep(undefined);
      // An answer is final for its key: after a mistyped code the same content is another try.
      if (next) next = { ...next, key: makeKey() };
      return false;
    },
    unanswered: () => open,
    forget: () => keep(undefined),
  };
}
