import type { ListLocation } from '@portal/api';
import { useState } from 'react';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { readWholeLevel, type WholeLevels } from './downline.mappers';
import { networkApi } from './network.api';

const none: WholeLevels = new Map();

/** Completely read levels (D97). They belong to one answer, so another filter resets them. */
export function useWholeLevels(answer: unknown, location: ListLocation) {
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState({ answer, levels: none });
  const [loading, setLoading] = useState<number>();
  if (held.answer !== answer) setHeld({ answer, levels: none });

  const ask = (level: number) => {
    if (loading !== undefined) return;
    setLoading(level);
    const read = (page: number) =>
      dispatch(
        networkApi.endpoints.exportDownlineLevels.initiate({ level, page }, { track: false }),
      ).unwrap();
    readWholeLevel(level, read, location)
      .then(
        (users) =>
          setHeld((now) =>
            now.answer === answer ? { answer, levels: new Map(now.levels).set(level, users) } : now,
          ),
        (error: unknown) => void dispatch(toastRaised('bad', getMessage(error))),
      )
      .finally(() => setLoading(undefined));
  };
  return { levels: held.levels, loading, ask };
}
