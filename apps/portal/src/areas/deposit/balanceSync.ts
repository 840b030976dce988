import type { BalanceSync, DepositRow } from '@portal/ui/screens/deposit';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import type { CallError } from '@portal/portal-core/calls/call.events';

/** The stored state of one method's syncs, until the page is left. */
export type KeptSync = Omit<BalanceSync, 'checking' | 'stopped'>;

export const neverSynced: KeptSync = { busy: false };

/** The result of one sync: the deposits, or the reason for none. */
export type Synced = { deposits: readonly DepositRow[] } | { error: CallError };

/** Whether a sync found new deposits, so balances and lists elsewhere are outdated. */
export function hasFoundMore({ last }: KeptSync, deposits: readonly DepositRow[]): boolean {
  if (!last) return deposits.length > 0;
  // The order counts too, because the server may show only the newest.
  return deposits.some(({ hash, createdAt }, index) => {
    const before = last.deposits[index];
    return before?.hash !== hash || before?.createdAt !== createdAt;
  });
}

/**
 * The state after a sync; a failure keeps the known deposits. `now` is in ms, by the device's clock and the monotonic
 * one.
 */
export function afterSync(before: KeptSync, synced: Synced, now: { wall: number; steady: number }): KeptSync {
  if ('deposits' in synced) return { busy: false, last: { at: now.wall, deposits: synced.deposits } };
  const { error } = synced;
  const wait = error.kind === 'refused' ? error.retryAfter : undefined;
  return {
    busy: false,
    last: before.last,
    failure: getMessage(error),
    waitUntil: wait === undefined ? undefined : now.steady + wait * 1000,
  };
}
