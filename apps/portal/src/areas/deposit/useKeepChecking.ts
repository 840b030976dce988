import { useEffect, useEffectEvent, useState } from 'react';
import { createBalanceChecker, type Checked } from './balanceChecker';

/** The switch "Keep checking" of one method. It turns off when that method is left. */
export function useKeepChecking(methodId: string | undefined, check: (id: string) => Promise<Checked>) {
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
        onStopped: (why) => {
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
