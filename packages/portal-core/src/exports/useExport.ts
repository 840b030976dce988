import type { ReadPath } from '@portal/api';
import { exportMessages } from '@portal/ui/text/exportMessages';
import { formatCount } from '@portal/ui/text/format/money';
import type { ExportProgress, ListExport } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { portalToday } from '@portal/ui/text/format/dates';
import { isSessionOver } from '../calls/result';
import { importChunk } from '../browser/chunks';
import { exportName } from './exportName';
import type { ExportPlan } from './exportPlan';
import { readAllRows } from './exportRows';
import { getMessage } from '../calls/refusalTexts';
import { saveFile } from './saveFile';
import { useServices } from '../store/services';
import { useAppDispatch } from '../store/store';
import { toastRaised } from '../store/toasts.slice';
import type { ListAddress } from '../lists/useListState';

const idle: ExportProgress = { state: 'idle' };

/**
 * Saves a filtered list as a CSV file with all rows, or no file. Leaving the screen cancels it without a message, and
 * so does the end of the session.
 */
export function useExport<Shown, P extends ReadPath, Fields>(
  plan: ExportPlan<Shown, P, Fields>,
  { state, fields }: Pick<ListAddress, 'state' | 'fields'>,
): ListExport {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState(idle);
  const running = useRef<AbortController>(undefined);

  useEffect(function endWhenLeft() {
    return () => running.current?.abort();
  }, []);

  async function run({ signal }: AbortController) {
    const rows = await readAllRows({
      ...plan,
      location: client.getListLocation(plan.path),
      ask: (page) => {
        const asked = plan.ask(dispatch, state, page);
        signal.addEventListener('abort', () => asked.abort(), { once: true });
        return asked.unwrap();
      },
      // A single answer with every row has no progress to show.
      onProgress: (done, of) => done < of && setProgress({ state: 'reading', rows: done, of }),
    });
    const { toCsv } = await importChunk(() => import('./csv'));
    if (signal.aborted) return;
    const { name, columns } = plan;
    const text = toCsv(
      columns.map(({ title }) => title),
      rows.map((row) => columns.map(({ cell }) => cell(row))),
    );
    const file = `${exportName(name, fields, state, portalToday())}.csv`;
    saveFile(file, text, 'text/csv;charset=utf-8');
    dispatch(
      toastRaised(
        'good',
        exportMessages.saved({ lines: exportMessages.rows({ count: formatCount(rows.length) }), file }),
      ),
    );
  }

  function start() {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    const say = (next: ExportProgress) => running.current === mine && setProgress(next);
    say({ state: 'reading', rows: 0 });
    run(mine).then(
      () => say(idle),
      (error: unknown) => {
        const over = mine.signal.aborted || isSessionOver(error);
        say(over ? idle : { state: 'failed', message: getMessage(error, plan.failure) });
      },
    );
  }

  function cancel() {
    running.current?.abort();
    setProgress(idle);
  }

  return { progress, onStart: start, onCancel: cancel };
}
