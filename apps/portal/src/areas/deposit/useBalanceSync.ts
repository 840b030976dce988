import type { BalanceSync, DepositRow, PaymentMethod } from '@portal/ui/screens/deposit';
import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { portalMessages } from '@portal/ui/text/portalMessages';
import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { api } from '@portal/portal-core/calls/api';
import type { CallError } from '@portal/portal-core/calls/call.events';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { afterSync, hasFoundMore, neverSynced, type KeptSync, type Synced } from './balanceSync';
import { type Checked, createBalanceChecker } from './balanceChecker';
import { useCheckBalanceMutation, useSyncBalanceMutation } from './deposit.api';

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
    const after = await run(id, check, () => dispatch(toastRaised('good', portalMessages.depositFound)));
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
