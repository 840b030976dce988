import type { ReadPath } from '@portal/api';
import { exportMessages } from '@portal/ui/text/exportMessages';
import { formatCount } from '@portal/ui/text/format/money';
import { portalToday } from '@portal/ui/text/format/dates';
import { toastRaised } from '../store/toasts.slice';
import type { ListAddress } from '../lists/useListState';
import { exportName } from './exportName';
import type { ExportPlan } from './exportPlan';
import { toListFile } from './exportTable';
import { readTable, toCsvText, type Reader } from './readTable';
import { saveCsv } from './saveFile';
import { missingName, withMissing } from './withMissing';

/** Saves a filtered list as a CSV file with all rows, or no file. `onProgress` has the current and total number of rows. */
export async function exportList<Shown, P extends ReadPath, Fields>(
  plan: ExportPlan<Shown, P, Fields>,
  { state, fields }: Pick<ListAddress, 'state' | 'fields'>,
  reader: Reader,
  onProgress: (rows: number, of: number) => void,
): Promise<void> {
  const table = await readTable(plan, state, reader, onProgress);
  const text = await toCsvText(table);
  if (reader.signal.aborted) return;
  const name = exportName(toListFile(plan), fields, state, portalToday());
  const file = `${name}${missingName(table.missing)}.csv`;
  saveCsv(file, text);
  const lines = exportMessages.rows({ count: formatCount(table.rows.length) });
  const saved = exportMessages.saved({ lines, file });
  reader.dispatch(toastRaised('good', withMissing(saved, table.missing)));
}
