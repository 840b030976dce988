import type { PagedList } from '../../../components/ListContainer/pagedList';
import type { DownlineLevel } from './downlineLevel';

/** The list with one level alone. It is the same object where no level is selected or found. */
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
