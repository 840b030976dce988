import { fileMessages } from '@portal/ui/text/columnTitles';
import { exportTable, type ExportName } from './exportTable';
import { toFileTable, type FileColumn, type FileTable } from './fileColumns';
import { toCsvText, type Reader } from './readTable';
import { missingName } from './withMissing';

/** Reads the data of one file; undefined where the server doesn't have them (D113). */
export type ArchiveSource = (reader: Reader) => Promise<FileTable | undefined>;

/** One file of an archive. */
export interface ArchivedFile {
  /** With its extension. */
  name: string;
  input: string;
}

interface Content {
  title: string;
  file: string | undefined;
  table: FileTable | undefined;
}

/** The list of files, in which nothing is left out silently (D145). */
const contentColumns: readonly FileColumn<Content>[] = [
  { title: fileMessages.contents, cell: ({ title }) => title },
  { title: fileMessages.file, cell: ({ file }) => file ?? fileMessages.notOffered },
  {
    title: fileMessages.entries,
    cell: ({ table }) => table?.rows.length.toString(),
    kind: 'number',
    figure: null,
  },
  {
    title: fileMessages.missing,
    cell: ({ table }) => table?.missing.toString(),
    kind: 'number',
    figure: null,
  },
];

/** Reads all files one after another, and a list of them. Rejects if one fails, because a part would look whole. */
export async function readArchive(
  sources: Readonly<Record<ExportName, ArchiveSource>>,
  reader: Reader,
  onProgress: (done: number, of: number) => void,
): Promise<{ files: ArchivedFile[]; missing: number }> {
  const names = Object.keys(exportTable) as ExportName[];
  const contents: Content[] = [];
  const files: ArchivedFile[] = [];
  for (const name of names) {
    onProgress(contents.length, names.length);
    const { file, title } = exportTable[name];
    const table = await sources[name](reader);
    reader.signal.throwIfAborted();
    const saved = table && {
      name: `${file}${missingName(table.missing)}.csv`,
      input: await toCsvText(table),
    };
    contents.push({ title, file: saved?.name, table });
    if (saved) files.push(saved);
  }
  const list = await toCsvText(toFileTable(contentColumns, contents));
  return {
    files: [{ name: 'contents.csv', input: list }, ...files],
    missing: contents.reduce((sum, { table }) => sum + (table?.missing ?? 0), 0),
  };
}
