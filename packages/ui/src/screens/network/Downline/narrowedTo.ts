import type { PagedList } from '../../../components/ListFrame/pagedList';
import type { DownlineLevel } from './downlineLevel';

/** The list with one level alone, or the very same list where no level is meant or it has no such level. */
export function narrowedTo(levels: PagedList<DownlineLevel>, only: number | undefined): typeof levels {
  if (levels.rows.state !== 'ready') return levels;
  const data = levels.rows.data.filter(({ level }) => level === only);
  return data.length === 0
    ? levels
    : {
        ...levels,
        rows: { ...levels.rows, data },
        range: levels.range && { page: 1, lastPage: 1, from: 1, to: data.length, total: data.length },
      };
}
