import type { PortalClient, ReadPath } from '@portal/api';
import { importChunk } from '../browser/chunks';
import type { ListState } from '../lists/listState';
import type { AppDispatch } from '../store/store';
import type { ExportPlan } from './exportPlan';
import { readAllRows, type AllRows } from './exportRows';
import { toFileTable, type FileTable } from './fileColumns';

/** What reads a file's data. */
export interface Reader {
  client: PortalClient;
  dispatch: AppDispatch;
  /** Cancels the read. */
  signal: AbortSignal;
}

/** Reads all rows of a filtered list. `onProgress` has the current and total number of rows. */
export const readRows = <Shown, P extends ReadPath, Fields>(
  plan: ExportPlan<Shown, P, Fields>,
  state: ListState,
  { client, dispatch, signal }: Reader,
  onProgress: (rows: number, of: number) => void = () => undefined,
): Promise<AllRows<Shown>> =>
  readAllRows({
    ...plan,
    location: client.getListLocation(plan.path),
    ask: async (page) => {
      const asked = plan.ask(dispatch, state, page);
      const cancel = () => asked.abort();
      signal.addEventListener('abort', cancel);
      try {
        return await asked.unwrap();
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
    onProgress,
  });

/** Reads all rows of a filtered list as the table of its file. */
export async function readTable<Shown, P extends ReadPath, Fields>(
  ...read: Parameters<typeof readRows<Shown, P, Fields>>
): Promise<FileTable> {
  const { rows, missing } = await readRows(...read);
  return toFileTable(read[0].columns, rows, missing);
}

/** A table as a CSV text. */
export async function toCsvText({ titles, rows }: FileTable): Promise<string> {
  const { toCsv } = await importChunk(() => import('./csv'));
  return toCsv(titles, rows);
}
