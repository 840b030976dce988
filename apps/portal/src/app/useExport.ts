import { exportWords } from '@portal/ui/text/exportWords';
import { formatCount } from '@portal/ui/text/format/money';
import type { ExportProgress, ListExport } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import type { CallError } from './call.events';
import { importChunk } from './chunks';
import { exportName, utcToday } from './exportName';
import type { ExportPlan } from './exportPlan';
import { readAllRows } from './exportRows';
import { messageOf } from './remote';
import { saveFile } from './saveFile';
import { useServices } from './services';
import { useAppDispatch } from './store';
import { toastRaised } from './toasts.slice';
import type { ListAddress } from './useListState';

const idle: ExportProgress = { state: 'idle' };

/**
 * A list as a CSV file: every row that its filters let through at the press, or no file. Leaving the screen ends it; what
 * was called off, or outlived its session, says nothing.
 */
export function useExport<Row>(plan: ExportPlan<Row>, { state, fields }: ListAddress): ListExport {
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
      place: client.placeOf(plan.path),
      ask: (page) => {
        const asked = plan.ask(dispatch, state, page);
        signal.addEventListener('abort', () => asked.abort(), { once: true });
        return asked.unwrap();
      },
      // One answer that has every row is done when it is there: only pages have a measure.
      onProgress: (done, of) => done < of && setProgress({ state: 'reading', rows: done, of }),
    });
    const { csvOf } = await importChunk(() => import('./csv'));
    if (signal.aborted) return;
    const { name, columns } = plan;
    const text = csvOf(
      columns.map(({ title }) => title),
      rows.map((row) => columns.map(({ cell }) => cell(row))),
    );
    const file = `${exportName(name, fields, state, utcToday())}.csv`;
    saveFile(file, text, 'text/csv;charset=utf-8');
    dispatch(toastRaised('good', exportWords.saved(exportWords.rows(formatCount(rows.length)), file)));
  }

  function start() {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    const say = (next: ExportProgress) => running.current === mine && setProgress(next);
    say({ state: 'reading', rows: 0 });
    run(mine).then(
      () => say(idle),
      (error: unknown) => {
        const over = mine.signal.aborted || (error as Partial<CallError>).kind === 'unauthenticated';
        say(over ? idle : { state: 'failed', message: messageOf(error, plan.failure) });
      },
    );
  }

  function cancel() {
    running.current?.abort();
    setProgress(idle);
  }

  return { progress, onStart: start, onCancel: cancel };
}
