import type { ReadPath } from '@portal/api';
import type { ListExport } from '@portal/ui';
import { importChunk } from '../browser/chunks';
import type { ListAddress } from '../lists/useListState';
import type { ExportPlan } from './exportPlan';
import { useFileTask } from './useFileTask';

/** Saves a filtered list as a CSV file. The plan and the code load with the press. `failure` is the default failure text. */
export function useExport<Shown, P extends ReadPath, Fields>(
  load: () => Promise<ExportPlan<Shown, P, Fields>>,
  { state, fields }: Pick<ListAddress, 'state' | 'fields'>,
  failure?: string,
): ListExport {
  return useFileTask(async (reader, onProgress) => {
    const [plan, { exportList }] = await importChunk(() => Promise.all([load(), import('./exportList')]));
    if (!reader.signal.aborted) await exportList(plan, { state, fields }, reader, onProgress);
  }, failure);
}
