import type {
  KeptDraft,
  NewReply,
  TicketDraft,
  TicketMessage,
  UnsentReply,
} from '@portal/ui/screens/tickets';
import { nanoid } from '@reduxjs/toolkit';
import type { CallError } from '@portal/portal-core/calls/call.events';
import { createIdempotencyKeyStore } from '@portal/portal-core/writes/writeKeeper';
import {
  type StoredDraft,
  readTicketDrafts,
  writeTicketDraft,
} from '@portal/portal-core/session/ticketDrafts';
import { deferredMiddleware } from '@portal/portal-core/store/store';
import { signedIn, signedOut, unfinishedDeclined } from '@portal/portal-core/session/session.slice';
import type { WriteOutcome } from '@portal/portal-core/calls/writeOutcome';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { hasArrived, type DraftReply } from './hasArrived';

/** A reply's state after an answer. */
export function toProgress(
  writeOutcome: WriteOutcome,
  error: CallError | undefined,
): UnsentReply['progress'] {
  if (writeOutcome === 'done') return { state: 'sent' };
  return writeOutcome === 'unknown' ? { state: 'unknown' } : { state: 'failed', reason: getMessage(error) };
}

/** Storage for drafts that outlives the page. */
export interface DraftStore {
  read: () => Map<string, StoredDraft>;
  write: (ticketId: string, draft: StoredDraft) => void;
}

const noDraft: KeptDraft = { text: '', images: [], version: 0, imagesLost: false };
const join = (texts: readonly string[]) => texts.filter((text) => text !== '').join('\n\n');

/**
 * The member's drafts and unsent replies, which outlive the screen but not the session. They are no slice of the store,
 * because Files are not serializable.
 */
export function createDrafts(store: DraftStore) {
  let replies: readonly DraftReply[] = [];
  let drafts = new Map<string, KeptDraft>();
  let open = true;
  /** The tickets with a draft of this session. */
  let own = new Set<string>();
  const listeners = new Set<() => void>();
  const put = (next: readonly DraftReply[]) => {
    replies = next;
    for (const listener of listeners) listener();
  };
  const stored = ({ text, images }: StoredDraft): KeptDraft => ({
    ...noDraft,
    text,
    imagesLost: images > 0,
  });
  const toDraft = (ticketId: string): KeptDraft => {
    const known = drafts.get(ticketId);
    if (known) return known;
    const found = open ? store.read().get(ticketId) : undefined;
    const draft = found ? stored(found) : noDraft;
    drafts.set(ticketId, draft);
    return draft;
  };
  /** After a reload every unanswered reply is a draft again. */
  const keep = (ticketId: string) => {
    const { text, images } = toDraft(ticketId);
    const own = replies.filter((reply) => reply.ticketId === ticketId && reply.progress.state !== 'sent');
    store.write(ticketId, {
      text: join([...own.map((reply) => reply.text), text.trim() === '' ? '' : text]),
      images: own.reduce((sum, reply) => sum + reply.images.length, images.length),
    });
  };
  const change = (id: string, by: (reply: DraftReply) => DraftReply | undefined) => {
    const found = replies.find((reply) => reply.id === id);
    const next = found && by(found);
    if (!found || !next) return undefined;
    put(replies.map((reply) => (reply === found ? next : reply)));
    return next;
  };
  return {
    toDraft,
    replies: () => replies,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    draftChanged: (ticketId: string, draft: TicketDraft) => {
      if (!open) return;
      own.add(ticketId);
      const { version } = toDraft(ticketId);
      // The note on lost images disappears with the first change.
      drafts.set(ticketId, { ...draft, version, imagesLost: false });
      keep(ticketId);
    },
    /** Sends a reply; `messages` are the known ones. */
    started: (ticketId: string, reply: NewReply, messages: readonly TicketMessage[]): DraftReply => {
      const started: DraftReply = {
        ...reply,
        id: nanoid(),
        ticketId,
        idempotencyKeys: createIdempotencyKeyStore(),
        known: new Set(messages.map(({ id }) => id)),
        progress: { state: 'sending', share: 0 },
      };
      own.add(ticketId);
      put([...replies, started]);
      keep(ticketId);
      return started;
    },
    /** Sends the same reply again. Undefined while it is pending, so a double press sends it once (T12). */
    repeated: (id: string): DraftReply | undefined =>
      change(id, (reply) =>
        reply.progress.state === 'failed' || reply.progress.state === 'unknown'
          ? { ...reply, progress: { state: 'sending', share: 0 } }
          : undefined,
      ),
    progressed: (id: string, share: number) => {
      change(id, (reply) =>
        reply.progress.state === 'sending' ? { ...reply, progress: { state: 'sending', share } } : undefined,
      );
    },
    answered: (id: string, error: CallError | undefined, at: number) => {
      const reply = change(id, (one) => {
        const share = one.progress.state === 'sending' ? one.progress.share : 1;
        return {
          ...one,
          answeredAt: at,
          progress: toProgress(one.idempotencyKeys.settle(error, share), error),
        };
      });
      if (reply) keep(reply.ticketId);
    },
    /** Moves a reply back into the composer, before its content. */
    takenBack: (id: string) => {
      const reply = replies.find((one) => one.id === id);
      if (!reply || reply.progress.state === 'sending') return;
      const { ticketId } = reply;
      const draft = toDraft(ticketId);
      const images = reply.images.map((file) => ({ id: nanoid(), source: file, file }));
      drafts.set(ticketId, {
        ...draft,
        text: join([reply.text, draft.text]),
        images: [...images, ...draft.images],
        version: draft.version + 1,
      });
      put(replies.filter((one) => one !== reply));
      keep(ticketId);
    },
    /** Stores messages of a read that began at `readAt`. Replies among them leave the drafts. */
    messagesRead: (ticketId: string, messages: readonly TicketMessage[], readAt: number) => {
      const left = replies.filter(
        (reply) => reply.ticketId !== ticketId || !hasArrived(reply, messages, readAt),
      );
      if (left.length === replies.length) return;
      put(left);
      keep(ticketId);
    },
    /** Drops the drafts of the previous session on the member's request. Newer ones stay. */
    draftsDeclined: () => {
      const entries = [...drafts].map(([ticketId, draft]): [string, KeptDraft] => [
        ticketId,
        own.has(ticketId) ? draft : { ...noDraft, version: draft.version + 1 },
      ]);
      drafts = new Map(entries);
      for (const ticketId of own) keep(ticketId);
      put([...replies]);
    },
    /** Called at the end of a session. Drops everything and stores nothing until the next one (T26). */
    cleared: (next: 'closed' | 'open') => {
      open = next === 'open';
      drafts = new Map();
      own = new Set();
      put([]);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

/** The replies of a ticket that are not yet among its messages. */
export const getUnsent = (
  replies: readonly DraftReply[],
  ticketId: string,
  messages: readonly TicketMessage[],
  readAt: number,
): readonly UnsentReply[] =>
  replies.filter((reply) => reply.ticketId === ticketId && !hasArrived(reply, messages, readAt));

/** The drafts of the signed-in member. */
export const memberDrafts = createDrafts({
  read: readTicketDrafts,
  write: (ticketId, draft) => writeTicketDraft(ticketId, draft),
});

deferredMiddleware.addMiddleware(() => (next) => (action) => {
  const result = next(action);
  if (signedOut.match(action)) memberDrafts.cleared('closed');
  if (signedIn.match(action)) memberDrafts.cleared('open');
  if (unfinishedDeclined.match(action)) memberDrafts.draftsDeclined();
  return result;
});
