import type { ListExport } from '@portal/ui';
import { exportMessages } from '@portal/ui/text/exportMessages';
import { formatCount } from '@portal/ui/text/format/money';
import { portalToday } from '@portal/ui/text/format/dates';
import { importChunk } from '../browser/chunks';
import { toastRaised } from '../store/toasts.slice';
import type { Reader } from './readCsv';
import { saveFile } from './saveFile';
import { useFileTask } from './useFileTask';
import { withMissing } from './withMissing';

/** One file of an archive. */
export interface ArchivedFile {
  /** With its extension. */
  name: string;
  read: (reader: Reader) => Promise<{ text: string; missing: number }>;
}

/** Saves files as one ZIP archive, with all of them or none. They are read one after another. */
export function useArchive(name: string, load: () => Promise<readonly ArchivedFile[]>): ListExport {
  return useFileTask(async (reader, onProgress) => {
    const [files, { downloadZip }] = await Promise.all([
      importChunk(load),
      importChunk(() => import('client-zip')),
    ]);
    let lacking = 0;
    const texts: { name: string; input: string }[] = [];
    for (const file of files) {
      onProgress(texts.length, files.length);
      const { text, missing } = await file.read(reader);
      texts.push({ name: file.name, input: text });
      lacking += missing;
      if (reader.signal.aborted) return;
    }
    const file = `${name}_${portalToday()}.zip`;
    saveFile(file, await downloadZip(texts).blob());
    const lines = exportMessages.files({ count: formatCount(files.length) });
    const saved = exportMessages.saved({ lines, file });
    reader.dispatch(toastRaised('good', withMissing(saved, lacking)));
  });
}
