import { exportMessages } from '@portal/ui/text/exportMessages';
import { formatCount } from '@portal/ui/text/format/money';
import type { ListExport } from '@portal/ui';
import { portalToday } from '@portal/ui/text/format/dates';
import { importChunk } from '../browser/chunks';
import { toastRaised } from '../store/toasts.slice';
import type { ExportName } from './exportTable';
import { readArchive, type ArchiveSource } from './readArchive';
import { saveFile } from './saveFile';
import { useFileTask } from './useFileTask';
import { missingName, withMissing } from './withMissing';

/** Saves everything about the member as one ZIP archive, whole or not at all. */
export function useArchive(
  name: string,
  load: () => Promise<Readonly<Record<ExportName, ArchiveSource>>>,
): ListExport {
  return useFileTask(async (reader, onProgress) => {
    const [sources, { downloadZip }] = await Promise.all([
      importChunk(load),
      importChunk(() => import('client-zip')),
    ]);
    const { files, missing } = await readArchive(sources, reader, onProgress);
    const content = await downloadZip(files).blob();
    if (reader.signal.aborted) return;
    const file = `${name}_${portalToday()}${missingName(missing)}.zip`;
    saveFile(file, content);
    const lines = exportMessages.files({ count: formatCount(files.length) });
    const saved = exportMessages.saved({ lines, file });
    reader.dispatch(toastRaised('good', withMissing(saved, missing)));
  });
}
