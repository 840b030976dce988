import { parseInstant } from '@portal/ui/text/format/parseMoment';
import { memberStore } from './owned/memberStore';
import { readJson, writeKey, type Store } from './owned/store';

const key = 'seen_tickets';
const mostTickets = 200;
const longest = (mostTickets + 1) * 130;

/** The entry whose time counts for every ticket that did not fit. No ticket has this id. */
export const olderTickets = '';

/** Time of each ticket's last message at the member's last look; '' for never. */
export type SeenTickets = Readonly<Record<string, string>>;

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  value[0].length <= 64 &&
  value[1].length <= 40;

/** Null before this session's first look at its tickets. */
export function readSeenTickets(store: Store | undefined = memberStore()): SeenTickets | null {
  const all = readJson(store, key, longest);
  return Array.isArray(all) ? Object.fromEntries(all.filter(isPair)) : null;
}

/** Stores the tickets with the newest messages. One more entry has the newest time of the others. */
export function writeSeenTickets(seen: SeenTickets, store: Store | undefined = memberStore()): void {
  // A missing ticket reads as never seen.
  const newestFirst = Object.entries(seen)
    .filter(([, at]) => at !== '')
    .map((entry) => ({ entry, time: parseInstant(entry[1]) ?? 0 }))
    .sort((one, other) => other.time - one.time)
    .map(({ entry }) => entry);
  const left = newestFirst[mostTickets]?.[1];
  const kept = newestFirst.slice(0, mostTickets);
  writeKey(store, key, JSON.stringify(left === undefined ? kept : [...kept, [olderTickets, left]]));
}
