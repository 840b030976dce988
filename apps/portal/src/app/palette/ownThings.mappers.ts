import type { Remote } from '@portal/ui';
import { addresses, toTreePath } from '@portal/ui/addresses';
import type { PaletteEntry, PaletteSource } from '@portal/ui/shell/Palette';
import { matching } from '@portal/ui/shell/Palette';
import type { DirectReferral, TeamSuggestion } from '@portal/ui/screens/network';
import type { BotSubscription, LiveSubscription } from '@portal/ui/screens/subscriptions';
import type { Withdrawal } from '@portal/ui/screens/withdraw';
import { formatDate } from '@portal/ui/text/format/dates';
import { paletteMessages } from '@portal/ui/text/paletteMessages';
import type { ListedTicket } from '../../areas/tickets/tickets.mappers';
import type { ShownPage } from '@portal/portal-core/lists/listPage';
import { toOpenRowPath } from '@portal/portal-core/lists/openedRow';

// Pure: the member's own data as palette entries.

const toHint = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ') || undefined;
const toDay = (at: string | undefined) => at && formatDate(at, 'day');

export const withdrawalEntry = ({ id, code, type, at }: Withdrawal): PaletteEntry => ({
  id: `withdrawal:${id}`,
  label: code ?? id,
  hint: toHint(type, toDay(at)),
  icon: 'withdraw',
  href: toOpenRowPath(addresses.withdrawals, id),
});

export const botEntry = ({ id, invoiceId, package: name, activatedAt }: BotSubscription): PaletteEntry => ({
  id: `subscription:${id}`,
  label: toHint(name, invoiceId) ?? id,
  hint: toDay(activatedAt),
  icon: 'box',
  href: toOpenRowPath(addresses.subscriptions, id),
});

export const liveEntry = ({ id, package: name, account, boughtAt }: LiveSubscription): PaletteEntry => ({
  id: `live:${id}`,
  label: toHint(name, account) ?? id,
  hint: toDay(boughtAt),
  icon: 'pulse',
  href: toOpenRowPath(addresses.liveSubscriptions, id),
});

export const ticketEntry = ({ id, subject }: Pick<ListedTicket, 'id' | 'subject'>): PaletteEntry => ({
  id: `ticket:${id}`,
  label: subject || paletteMessages.ticket({ id }),
  hint: paletteMessages.ticket({ id }),
  icon: 'chat',
  href: `${addresses.tickets}?ticket=${id}`,
});

const memberEntry = (username: string, hint: string | undefined): PaletteEntry => ({
  id: `team:${username.toLowerCase()}`,
  label: username,
  hint,
  icon: 'user',
  href: toTreePath(addresses.directTree, username),
});

/** The member's referrals. Rows without a username can't be shown. */
export const referralEntries = (referrals: readonly DirectReferral[]): PaletteEntry[] =>
  referrals.flatMap(({ username, name }) => (username === undefined ? [] : [memberEntry(username, name)]));

export const suggestedEntry = ({ username, level }: TeamSuggestion): PaletteEntry =>
  memberEntry(username, level === undefined ? undefined : paletteMessages.level({ level }));

/** The matches on one page. The result shows that the rest of the list was not searched. */
export function toSource<Row>(
  title: string,
  query: string,
  page: Remote<ShownPage<Row>>,
  toEntries: (rows: readonly Row[]) => readonly PaletteEntry[],
): PaletteSource {
  if (page.state !== 'ready') return { title, found: page };
  const { rows, range } = page.data;
  return {
    title,
    found: { ...page, data: matching(query, toEntries(rows)) },
    note: range.end !== 'complete' ? paletteMessages.latestOnly({ count: rows.length }) : undefined,
  };
}

/** Merges two searches of one group without duplicates. If one fails, the other's results are shown. */
export function mergeSearches(one: PaletteSource, other: PaletteSource | undefined): PaletteSource {
  const parts = [one, other].flatMap((source) => (source === undefined ? [] : [source.found]));
  const ready = parts.flatMap((found) => (found.state === 'ready' ? [found.data] : []));
  const waiting = parts.find(({ state }) => state === 'loading');
  if (waiting !== undefined) return { title: one.title, found: waiting };
  if (ready.length === 0) return one;
  const entries = new Map(ready.flat().map((entry) => [entry.id, entry]));
  return { ...one, found: { state: 'ready', data: [...entries.values()] } };
}
