import type { PortalClient, ReadPath } from '@portal/api';
import { importChunk } from '../browser/chunks';
import type { ListState } from '../lists/listState';
import type { AppDispatch } from '../store/store';
import type { ExportPlan } from './exportPlan';
import { readAllRows } from './exportRows';

/** What reads a file's data. */
export interface Reader {
  client: PortalClient;
  dispatch: AppDispatch;
  /** Cancels the read. */
  signal: AbortSignal;
}

/** Reads all rows of a filtered list as a CSV text. `onProgress` has the current and total number of rows. */
export async function readCsv<Shown, P extends ReadPath, Fields>(
  plan: ExportPlan<Shown, P, Fields>,
  state: ListState,
  { client, dispatch, signal }: Reader,
  onProgress: (rows: number, of: number) => void,
): Promise<{ text: string; count: number; missing: number }> {
  const { rows, missing } = await readAllRows({
    ...plan,
    location: client.getListLocation(plan.path),
    ask: (page) => {
      const asked = plan.ask(dispatch, state, page);
      signal.addEventListener('abort', () => asked.abort(), { once: true });
      return asked.unwrap();
    },
    onProgress,
  });
  const { toCsv } = await importChunk(() => import('./csv'));
  const text = toCsv(
    plan.columns.map(({ title }) => title),
    rows.map((row) => plan.columns.map(({ cell }) => cell(row))),
  );
  return { text, count: rows.length, missing };
}
