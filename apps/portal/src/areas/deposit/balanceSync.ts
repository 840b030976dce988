import type { BalanceSync, DepositRow } from '@portal/ui/screens/deposit';
import { messageOf } from '../../app/remote';
import type { CallError } from '../../app/call.events';

/** What is kept of one method's syncs, as long as the page stands. */
export type KeptSync = Omit<BalanceSync, 'checking' | 'stopped'>;

export const neverSynced: KeptSync = { busy: false };

/** What one sync brought: the deposits, or why there are none. */
export type Synced = { deposits: readonly DepositRow[] } | { error: CallError };

/** Whether a sync found what the one before did not: then balances and lists elsewhere are old. */
export function foundMore({ last }: KeptSync, deposits: readonly DepositRow[]): boolean {
  if (!last) return deposits.length > 0;
  // By their order too: the newest stand first, and a server shows no more than some.
  return deposits.some(({ hash, createdAt }, place) => {
    const before = last.deposits[place];
    return before?.hash !== hash || before?.createdAt !== createdAt;
  });
}

/** After a sync: what a failed one found nothing of stays. */
export function afterSync(before: KeptSync, synced: Synced, now: number): KeptSync {
  if ('deposits' in synced) return { busy: false, last: { at: now, deposits: synced.deposits } };
  const { error } = synced;
  const wait = error.kind === 'refused' ? error.retryAfter : undefined;
  return {
    busy: false,
    last: before.last,
    failure: messageOf(error),
    waitUntil: wait === undefined ? undefined : now + wait * 1000,
  };
}
