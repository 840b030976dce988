import { dropDrafts, typedDrafts } from '@portal/ui/forms/draft/drafts';
import { vi } from 'vitest';
import { countFailure } from '@portal/portal-core/session/failedTimes';
import { keepKnownList, readKnownList } from '@portal/portal-core/session/knownLists';
import { readOpenWrite } from '@portal/portal-core/session/openWrites';
import type { MemberKey, WriteName } from '@portal/portal-core/session/owned/memberKeys';
import { keepPageDrafts, readPageDrafts } from '@portal/portal-core/session/pageDrafts';
import { keepRecentEntry, readRecentEntries } from '@portal/portal-core/session/recentEntries';
import { readSeenTickets, writeSeenTickets } from '@portal/portal-core/session/seenTickets';
import { noSession, type SessionData } from '@portal/portal-core/session/session';
import { readSettledPopups, writeSettledPopups } from '@portal/portal-core/session/settledPopups';
import { memory } from '@portal/portal-core/session/storage.fixtures';
import { readTicketDrafts, writeTicketDraft } from '@portal/portal-core/session/ticketDrafts';
import { hasUnfinished, keepUnfinished, readUnfinished } from '@portal/portal-core/session/unfinished';
import { createIdempotencyKeyStore } from '@portal/portal-core/writes/writeKeeper';

export const now = Date.UTC(2026, 10, 27, 9);
export const page = 'https://portal.example/user/manualWithdraw';

/** Opens a tab, whose storage has these values. Returns its storage. */
export function openTab(values: Record<string, string> = {}): ReturnType<typeof memory> {
  dropDrafts();
  const tab = memory(values);
  const { href, pathname, search } = new URL(page);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { href });
  vi.stubGlobal('window', {
    sessionStorage: tab,
    localStorage: memory(),
    location: { href, pathname, search },
    addEventListener: () => undefined,
  });
  return tab;
}

export const toSession = (username: string, asUser = false): SessionData => ({
  ...noSession,
  token: `token-${asUser ? 'operator' : username.length}`,
  status: 'true',
  username,
  asUser,
});

/** How an entry is written and read by a screen. `username` is its owner, `typed` what they typed. */
interface Kept {
  write: (username: string, typed: string) => void;
  read: () => unknown;
}

const toContent = (typed: string) => ({ amount: typed, wallet: 'pay_out' });

const openWrite = (name: WriteName): Kept => ({
  write: (_username, typed) => {
    const idempotencyKeys = createIdempotencyKeyStore({
      name,
      makeKey: () => 'key-of-the-first',
      now: () => now,
    });
    idempotencyKeys.keyFor(toContent(typed));
  },
  // The request that Try again would send, and whether the dialog shows an unknown outcome.
  read: () => {
    const idempotencyKeys = createIdempotencyKeyStore({ name, makeKey: () => 'key-of-the-next' });
    return [
      readOpenWrite(name),
      idempotencyKeys.unanswered(),
      idempotencyKeys.begin(toContent('60.50')),
      idempotencyKeys.sending(),
    ];
  },
});

/** A missing key is a type error. */
export const kept: Record<MemberKey, Kept> = {
  failed_times: { write: () => void countFailure(now), read: () => countFailure(now) },
  settled_popups: { write: () => writeSettledPopups(['news:8']), read: () => readSettledPopups() },
  seen_tickets: {
    write: (_username, typed) => writeSeenTickets({ 8: typed }),
    read: () => readSeenTickets(),
  },
  known_lists: {
    write: (_username, typed) => keepKnownList('list', { at: now, body: { data: [typed] } }),
    read: () => readKnownList('list'),
  },
  recent_entries: {
    write: (_username, typed) => keepRecentEntry({ id: 'team:9', label: typed }),
    read: () => readRecentEntries(),
  },
  page_drafts: {
    write: (_username, typed) => keepPageDrafts({ transfer: toContent(typed) }, now),
    // A reload offers them to the forms.
    read: () => ({ ...typedDrafts(), ...readPageDrafts(now) }),
  },
  unfinished: {
    write: (username, typed) =>
      keepUnfinished({
        username,
        at: now,
        path: '/user/chat?ticket=8',
        drafts: { withdraw: toContent(typed) },
      }),
    read: () => [readUnfinished(now), hasUnfinished(now)],
  },
  ticket_drafts: {
    write: (_username, typed) => writeTicketDraft('8', { text: typed, images: 0 }),
    read: () => [...readTicketDrafts()],
  },
  open_write_withdraw: openWrite('withdraw'),
  open_write_takeBack: openWrite('takeBack'),
  open_write_transfer: openWrite('transfer'),
  open_write_takeBackTransfer: openWrite('takeBackTransfer'),
  open_write_deposit: openWrite('deposit'),
  open_write_purchase: openWrite('purchase'),
  open_write_livePurchase: openWrite('livePurchase'),
  open_write_cancelSubscription: openWrite('cancelSubscription'),
  open_write_cancelLiveSubscription: openWrite('cancelLiveSubscription'),
};
export const keys = Object.keys(kept) as MemberKey[];
