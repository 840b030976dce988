import { readKey, tabStore, writeKey, type Store } from './owned/store';

const key = 'seen_tickets';
const mostTickets = 200;
const longest = 200 * 130;

/** Time of each ticket's last message at the member's last look; '' for never. */
export type SeenTickets = Readonly<Record<string, string>>;

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  value[0].length <= 64 &&
  value[1].length <= 40;

/** Null before this session's first look at its tickets. */
export function readSeenTickets(store: Store | undefined = tabStore()): SeenTickets | null {
  try {
    const all: unknown = JSON.parse(readKey(store, key, longest) ?? 'null');
    return Array.isArray(all) ? Object.fromEntries(all.filter(isPair)) : null;
  } catch {
    return null;
  }
}

/** Stores as many tickets as fit into one value. */
export function writeSeenTickets(seen: SeenTickets, store: Store | undefined = tabStore()): void {
  writeKey(store, key, JSON.stringify(Object.entries(seen).slice(0, mostTickets)));
}

/** Called at sign-in and sign-out, because each session starts without them. */
export function dropSeenTickets(store: Store | undefined = tabStore()): void {
  writeKey(store, key, null);
}
