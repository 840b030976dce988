import type { Remote } from '@portal/ui';
import type { PaletteEntry } from '@portal/ui/shell/Palette';
import { expect, test, vi } from 'vitest';
import {
  botEntry,
  mergeSearches,
  liveEntry,
  referralEntries,
  toSource,
  suggestedEntry,
  ticketEntry,
  withdrawalEntry,
} from './ownThings.mappers';

const range = { page: 1, lastPage: 3, from: 1, to: 2, total: 30, end: 'continues', missing: 0 } as const;
const withdrawal = (code: string) => ({
  id: code,
  code,
  type: 'Live Wallet',
  at: '2026-11-20T07:00:00Z',
  destination: { kind: 'none' as const },
  support: '',
});

test('each leads to its own row, ticket or tree [A §2 Header]', () => {
  expect(withdrawalEntry(withdrawal('WD#1'))).toEqual({
    id: 'withdrawal:WD#1',
    label: 'WD#1',
    hint: 'Live Wallet · 20-11-2026',
    icon: 'withdraw',
    href: '/user/manualWithdrawList?row=WD%231',
  });
  const bot = {
    id: '7',
    invoiceId: 'INV-7',
    package: 'Bot 500',
    own: true,
    status: 'active',
    support: '',
    invoice: {},
  };
  expect(botEntry({ ...bot, status: 'active' })).toMatchObject({
    label: 'Bot 500 · INV-7',
    href: '/user/subscriptionHistory?row=7',
  });
  const live = { id: '9', own: true, lacksAccount: false, support: '', account: '5512' };
  expect(liveEntry({ ...live, status: 'active' })).toMatchObject({
    label: '5512',
    href: '/user/poolsubscriptionHistory?row=9',
  });
  expect(ticketEntry({ id: '42', subject: '' })).toMatchObject({
    label: 'Ticket 42',
    href: '/user/chat?ticket=42',
  });
  expect(suggestedEntry({ username: 'Jonas7', leg: 'left', level: 2 })).toMatchObject({
    id: 'team:jonas7',
    hint: 'Level 2',
    href: '/user/directList?user=Jonas7',
  });
});

test('finds matches by code or words, and notes that older ones were not searched [A §2 Header]', () => {
  const page = { rows: [withdrawal('WD-1'), withdrawal('WD-22')], range };
  const found = (query: string) =>
    toSource('Withdrawals', query, { state: 'ready', data: page }, (rows) => rows.map(withdrawalEntry));
  expect(found('wd-2')).toMatchObject({
    note: 'Latest 2 only',
    found: { data: [{ label: 'WD-22' }] },
  });
  expect(found('live')).toMatchObject({ found: { data: [{}, {}] } });
  const whole = { rows: page.rows, range: { ...range, lastPage: 1, end: 'complete' as const } };
  expect(toSource('x', 'wd', { state: 'ready', data: whole }, () => []).note).toBeUndefined();
});

test('a source that fails fails alone', () => {
  const failed: Remote<never> = { state: 'failed', message: 'x', onRetry: vi.fn() };
  expect(toSource('Tickets', 'x', failed, () => [])).toEqual({ title: 'Tickets', found: failed });
});

const entries = referralEntries([
  { id: 'a', username: 'Ama', name: 'Ama B' },
  { id: 'named-x', username: undefined, name: 'X' },
] as Parameters<typeof referralEntries>[0]);
const ready = (data: readonly PaletteEntry[]) => ({
  title: 'Team',
  found: { state: 'ready', data } as const,
});
const failed = {
  title: 'Team',
  found: { state: 'failed', message: 'x', onRetry: () => undefined },
} as const;

test('the team is found by two searches: once each, and one of them is enough', () => {
  const other = suggestedEntry({ username: 'amal', leg: undefined, level: undefined });
  const same = suggestedEntry({ username: 'ama', leg: undefined, level: 1 });
  expect(mergeSearches(ready(entries), ready([same, other])).found).toMatchObject({
    data: [{ id: 'team:ama' }, { id: 'team:amal' }],
  });
  expect(mergeSearches(failed, ready([other])).found).toMatchObject({
    state: 'ready',
    data: [{ id: 'team:amal' }],
  });
  expect(mergeSearches(ready(entries), failed).found).toMatchObject({ state: 'ready' });
  expect(mergeSearches(failed, failed).found.state).toBe('failed');
  expect(mergeSearches(failed, undefined).found.state).toBe('failed');
  expect(mergeSearches(ready(entries), { title: 'Team', found: { state: 'loading' } }).found.state).toBe(
    'loading',
  );
});
