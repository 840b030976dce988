import type { ExportProgress, ListExport } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { getMessage } from '../calls/refusalTexts';
import { isSessionOver } from '../calls/result';
import { useServices } from '../store/services';
import { useAppDispatch } from '../store/store';
import type { Reader } from './readTable';

const idle: ExportProgress = { state: 'idle' };

/**
 * A file that is read and then saved, whole or not at all. Leaving the screen cancels it without a message, and so does
 * the end of the session. `onProgress` has what is read and what there is. `failure` is the default failure text.
 */
export function useFileTask(
  save: (reader: Reader, onProgress: (done: number, of: number) => void) => Promise<void>,
  failure?: string,
): ListExport {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState(idle);
  const running = useRef<AbortController>(undefined);

  useEffect(function endWhenLeft() {
    return () => running.current?.abort();
  }, []);

  function start() {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    const { signal } = mine;
    const say = (next: ExportProgress) => running.current === mine && setProgress(next);
    say({ state: 'reading', rows: 0 });
    // A single answer with every row has no progress to show.
    save({ client, dispatch, signal }, (rows, of) => rows < of && say({ state: 'reading', rows, of })).then(
      () => say(idle),
      (error: unknown) => {
        const over = signal.aborted || isSessionOver(error);
        say(over ? idle : { state: 'failed', message: getMessage(error, failure) });
      },
    );
  }

  function cancel() {
    running.current?.abort();
    setProgress(idle);
  }

  return { progress, onStart: start, onCancel: cancel };
}
