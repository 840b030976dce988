import { networkTitles } from '@portal/ui/text/columnTitles';
import { toFileTable, type FileTable } from '@portal/portal-core/exports/fileColumns';
import { joinTables } from '@portal/portal-core/exports/joinTables';
import type { ArchiveSource } from '@portal/portal-core/exports/readArchive';
import { readRows, readTable } from '@portal/portal-core/exports/readTable';
import { downlineExport } from './downline.export';
import { levelExport, levelUserColumns } from './level.export';

const unfiltered = { page: 1, filters: {} };

/** The users of every level. A level that the list shortens is read page by page (D97). */
export const readLevelUsers: ArchiveSource = async (reader) => {
  const location = reader.client.getListLocation('/user-team-details');
  const { rows: levels, missing } = await readRows(downlineExport, unfiltered, reader);
  const parts: (readonly [string, FileTable])[] = [['', toFileTable(levelUserColumns, [], missing)]];
  for (const { level, users, hasMore } of levels) {
    reader.signal.throwIfAborted();
    const table = hasMore
      ? await readTable(levelExport({ level, paged: true }, location), unfiltered, reader)
      : toFileTable(levelUserColumns, users);
    parts.push([String(level), table]);
  }
  return joinTables(networkTitles.level, levelUserColumns, parts);
};
