import { useRef, useState, useEffect, useEffectEvent } from 'react';
import type { BalanceSync, DepositRow, PaymentMethod } from '@portal/ui/screens/deposit';
import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { memberMessages } from '@portal/ui/text/memberMessages';
import { api } from '@portal/portal-core/calls/api';
import type { CallError } from '@portal/portal-core/calls/call.events';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { type Checked, createBalanceChecker } from './balanceChecker';
import { useCheckBalanceMutation, useSyncBalanceMutation } from './deposit.api';

/** The stored state of one method's syncs, until the page is left. */
export type KeptSync = Omit<BalanceSync, 'checking' | 'stopped'>;

export const neverSynced: KeptSync = { busy: false };

/** The result of one sync: the deposits, or the reason for none. */
type Synced = { deposits: readonly DepositRow[] } | { error: CallError };

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

/** The switch "Keep checking" of one method. It turns off when that method is left. */
function useKeepChecking(methodId: string | undefined, check: (id: string) => Promise<Checked>) {
  const [checked, setChecked] = useState<string>();
  const [stopped, setStopped] = useState<{ id: string; why: 'failed' | 'enough' }>();
  if (checked !== undefined && checked !== methodId) setChecked(undefined);
  if (stopped !== undefined && stopped.id !== methodId) setStopped(undefined);
  const ask = useEffectEvent(check);
  useEffect(
    function keepChecking() {
      if (checked === undefined) return;
      const isVisible = () => document.visibilityState === 'visible';
      const checker = createBalanceChecker({
        check: () => ask(checked),
        onStop: (why) => {
          setChecked(undefined);
          setStopped({ id: checked, why });
        },
        visible: isVisible(),
      });
      const onChange = () => checker.view(isVisible());
      document.addEventListener('visibilitychange', onChange);
      return () => {
        document.removeEventListener('visibilitychange', onChange);
        checker.stop();
      };
    },
    [checked],
  );
  return {
    checking: checked !== undefined,
    stopped: stopped?.why,
    switchChecking: (on: boolean) => {
      setStopped(undefined);
      setChecked(on ? methodId : undefined);
    },
  };
}

type Body = Answer<'/balance-sync'> | undefined;

/** The resolved value of a mutation. */
interface Result {
  data?: Body;
  error?: unknown;
}

/**
 * Checks for deposits per method, with at most one request each (D54). An answer is stored under its own method, even
 * if another is shown by then.
 */
export function useBalanceSync(
  method: PaymentMethod | undefined,
  view: (body: Body) => readonly DepositRow[],
) {
  const dispatch = useAppDispatch();
  const [press] = useSyncBalanceMutation();
  const [check] = useCheckBalanceMutation();
  const [shown, setShown] = useState<Readonly<Record<string, KeptSync>>>({});
  // A ref changes before the next render, so the second press of a double click sees it busy.
  const kept = useRef<Record<string, KeptSync>>({});
  const keep = (id: string, sync: KeptSync) => {
    kept.current = { ...kept.current, [id]: sync };
    setShown(kept.current);
  };

  async function run(id: string, send: (id: string) => Promise<Result>, found?: () => void) {
    const before = kept.current[id] ?? neverSynced;
    keep(id, { ...before, busy: true });
    const { data, error } = await send(id);
    // The base query fails only with a CallError.
    const synced: Synced = error === undefined ? { deposits: view(data) } : { error: error as CallError };
    const after = afterSync(before, synced, { wall: Date.now(), steady: steadyClock.now() });
    keep(id, after);
    if ('deposits' in synced && hasFoundMore(before, synced.deposits)) {
      dispatch(api.util.invalidateTags(['Dashboard', 'Transactions', 'Notifications']));
      if (before.last) found?.();
    }
    return after;
  }

  const isFree = (id: string) => {
    const { busy, waitUntil = 0 } = kept.current[id] ?? neverSynced;
    return !busy && waitUntil <= steadyClock.now();
  };

  const { checking, stopped, switchChecking } = useKeepChecking(method?.id, async (id): Promise<Checked> => {
    const wait = (kept.current[id]?.waitUntil ?? 0) - steadyClock.now();
    if (wait > 0) return { state: 'wait', ms: wait };
    if (!isFree(id)) return { state: 'done' };
    const after = await run(id, check, () => dispatch(toastRaised('good', memberMessages.depositFound)));
    if (after.failure === undefined) return { state: 'done' };
    return after.waitUntil === undefined
      ? { state: 'failed' }
      : { state: 'wait', ms: after.waitUntil - steadyClock.now() };
  });

  const sync: BalanceSync = { ...((method && shown[method.id]) ?? neverSynced), checking, stopped };
  return {
    sync,
    onSync: () => {
      if (method && isFree(method.id)) void run(method.id, press);
    },
    onCheckingChange: switchChecking,
  };
}
