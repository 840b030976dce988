import { readKey, tabStore, writeKey, type Store } from './owned/store';

const key = 'ticket_drafts';
const mostDrafts = 12;
/** Four times what can be sent, because a text that is too long is for the member to shorten, not for a reload. */
const longestText = 20_000;
const longestOfAll = 60_000;
/** JSON writes a character as six at most. */
const longestValue = 6 * longestOfAll + 2_000;

/** What was written to a ticket and not sent. Images can't be kept; their number can, so that the loss is shown. */
export interface StoredDraft {
  text: string;
  images: number;
}

type Entry = [ticketId: string, draft: StoredDraft];

const isEntry = (value: unknown): value is [string, string, number] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  value[0].length <= 64 &&
  typeof value[1] === 'string' &&
  Number.isInteger(value[2]);

/** The drafts by ticket, the oldest first. An entry that was not written here is left out. */
export function readTicketDrafts(store: Store | undefined = tabStore()): Map<string, StoredDraft> {
  try {
    const all: unknown = JSON.parse(readKey(store, key, longestValue) ?? '[]');
    const entries = Array.isArray(all) ? all.filter(isEntry) : [];
    return new Map(entries.map(([id, text, images]): Entry => [id, { text, images }]));
  } catch {
    return new Map();
  }
}

/** Keeps a ticket's draft, as the newest; an empty one is dropped, and so is the oldest where room runs out. */
export function writeTicketDraft(
  ticketId: string,
  draft: StoredDraft,
  store: Store | undefined = tabStore(),
): void {
  const drafts = readTicketDrafts(store);
  drafts.delete(ticketId);
  const text = draft.text.slice(0, longestText);
  if (text !== '' || draft.images > 0) drafts.set(ticketId, { text, images: draft.images });
  let entries = [...drafts].slice(-mostDrafts);
  while (entries.reduce((sum, [, one]) => sum + one.text.length, 0) > longestOfAll)
    entries = entries.slice(1);
  const flat = entries.map(([id, one]) => [id, one.text, one.images]);
  writeKey(store, key, flat.length === 0 ? null : JSON.stringify(flat));
}

/** Called at sign-in and sign-out, because what one member wrote is nobody else's. */
export function dropTicketDrafts(store: Store | undefined = tabStore()): void {
  writeKey(store, key, null);
}
