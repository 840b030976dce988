import { DataList } from '../../../components/DataList/DataList';
import type { Column } from '../../../components/DataList/column';
import { Pagination } from '../../../components/Pagination/Pagination';
import type { Remote } from '../../../remote';
import { formatDate, isoDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import { profileTexts } from '../../../text/messages';

/** One sign-in (A §3). */
export interface LogEntry {
  /** Unique within the page. */
  id: string;
  ip?: string | undefined;
  /** The country's name. */
  country?: string | undefined;
  /** ISO date-time. */
  at?: string | undefined;
}

export interface LogsTabProps {
  /** Newest first. */
  logs: Remote<readonly LogEntry[]>;
  /** Where the rows stand in their list; absent while nothing is known. `from` and `to` are 0 without rows. */
  range?: { page: number; lastPage: number; from: number; to: number; total: number } | undefined;
  onPage: (page: number) => void;
}

const columns: readonly Column<LogEntry>[] = [
  {
    id: 'time',
    title: 'Time',
    whole: true,
    card: 'title',
    cell: ({ at }) => <time dateTime={isoDate(at)}>{formatDate(at, 'dayTime')}</time>,
  },
  { id: 'ip', title: 'IP address', card: 'line', cell: ({ ip }) => <bdi>{ip ?? noFigure}</bdi> },
  { id: 'country', title: 'Country', card: 'line', cell: ({ country }) => <bdi>{country ?? noFigure}</bdi> },
];

/** Where and when the member signed in (A §2, §9). */
export function LogsTab({ logs, range, onPage }: LogsTabProps) {
  return (
    <DataList
      caption={profileTexts.logs}
      columns={columns}
      rows={logs}
      rowKey={({ id }) => id}
      empty={{ title: 'No sign-ins yet', reason: 'Each sign-in is listed here.', icon: 'clock' }}
      footer={range && range.total > 0 && <Pagination {...range} label={profileTexts.logs} onPage={onPage} />}
    />
  );
}
