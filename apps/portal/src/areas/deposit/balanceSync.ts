import type { BalanceSync, DepositRow } from '@portal/ui/screens/deposit';
import { getMessage } from '../../shared/calls/refusalTexts';
import type { CallError } from '../../shared/calls/call.events';

/** What is kept of one method's syncs until the page is left. */
export type KeptSync = Omit<BalanceSync, 'checking' | 'stopped'>;

export const neverSynced: KeptSync = { busy: false };

/** What one sync brought: the deposits, or why there are none. */
export type Synced = { deposits: readonly DepositRow[] } | { error: CallError };

/** Whether a sync found what the one before did not. Then balances and lists elsewhere are old. */
export function foundMore({ last }: KeptSync, deposits: readonly DepositRow[]): boolean {
  if (!last) return deposits.length > 0;
  // The order counts too, because the newest stand first and a server shows only some.
  return deposits.some(({ hash, createdAt }, index) => {
    const before = last.deposits[index];
    return before?.hash !== hash || before?.createdAt !== createdAt;
  });
}

/**
 * What is kept after a sync. When it failed, the deposits that were known stay. `now` in ms, by the device's clock and by
 * the steady one.
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
