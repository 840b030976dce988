import type { ReadPath } from '@portal/api';
import { exportMessages } from '@portal/ui/text/exportMessages';
import { formatCount } from '@portal/ui/text/format/money';
import type { ListExport } from '@portal/ui';
import { portalToday } from '@portal/ui/text/format/dates';
import { toastRaised } from '../store/toasts.slice';
import type { ListAddress } from '../lists/useListState';
import { exportName } from './exportName';
import type { ExportPlan } from './exportPlan';
import { readCsv } from './readCsv';
import { saveCsv } from './saveFile';
import { withMissing } from './withMissing';
import { useFileTask } from './useFileTask';

/** Saves a filtered list as a CSV file with all rows, or no file. */
export function useExport<Shown, P extends ReadPath, Fields>(
  plan: ExportPlan<Shown, P, Fields>,
  { state, fields }: Pick<ListAddress, 'state' | 'fields'>,
): ListExport {
  return useFileTask(async (reader, onProgress) => {
    const { text, count, missing } = await readCsv(plan, state, reader, onProgress);
    if (reader.signal.aborted) return;
    const file = `${exportName(plan.name, fields, state, portalToday())}.csv`;
    saveCsv(file, text);
    const lines = exportMessages.rows({ count: formatCount(count) });
    const saved = exportMessages.saved({ lines, file });
    reader.dispatch(toastRaised('good', withMissing(saved, missing)));
  }, plan.failure);
}
