import { memberStore } from './owned/memberStore';
import { readEntries, writeKey, type Store } from './owned/store';

const key = 'ticket_drafts';
const mostDrafts = 12;
/** Four times the sendable length, because the member shortens a long text and a reload must not. */
const longestText = 20_000;
const longestOfAll = 60_000;
/** JSON writes a character as six at most. */
const longestValue = 6 * longestOfAll + 2_000;

/** An unsent text of a ticket. Images can't be stored, but their number can, to show the loss. */
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

/** The drafts by ticket, oldest first. Foreign entries are dropped. */
export function readTicketDrafts(store: Store | undefined = memberStore()): Map<string, StoredDraft> {
  const entries = readEntries(store, key, longestValue, isEntry);
  return new Map(entries.map(([id, text, images]): Entry => [id, { text, images }]));
}

/** Stores a ticket's draft as the newest. Drops an empty one, and the oldest if there is no space. */
export function writeTicketDraft(
  ticketId: string,
  draft: StoredDraft,
  store: Store | undefined = memberStore(),
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

/** Called when the member declines them. */
export function dropTicketDrafts(store: Store | undefined = memberStore()): void {
  writeKey(store, key, null);
}
