import type { ReadPath } from '@portal/api';
import { exportMessages } from '@portal/ui/text/exportMessages';
import { formatCount } from '@portal/ui/text/format/money';
import type { ListExport } from '@portal/ui';
import { portalToday } from '@portal/ui/text/format/dates';
import { toastRaised } from '../store/toasts.slice';
import type { ListAddress } from '../lists/useListState';
import { exportName } from './exportName';
import type { ExportPlan } from './exportPlan';
import { toListFile } from './exportTable';
import { readTable, toCsvText } from './readTable';
import { saveCsv } from './saveFile';
import { missingName, withMissing } from './withMissing';
import { useFileTask } from './useFileTask';

/** Saves a filtered list as a CSV file with all rows, or no file. */
export function useExport<Shown, P extends ReadPath, Fields>(
  plan: ExportPlan<Shown, P, Fields>,
  { state, fields }: Pick<ListAddress, 'state' | 'fields'>,
): ListExport {
  return useFileTask(async (reader, onProgress) => {
    const table = await readTable(plan, state, reader, onProgress);
    const text = await toCsvText(table);
    if (reader.signal.aborted) return;
    const name = exportName(toListFile(plan), fields, state, portalToday());
    const file = `${name}${missingName(table.missing)}.csv`;
    saveCsv(file, text);
    const lines = exportMessages.rows({ count: formatCount(table.rows.length) });
    const saved = exportMessages.saved({ lines, file });
    reader.dispatch(toastRaised('good', withMissing(saved, table.missing)));
  }, plan.failure);
}
