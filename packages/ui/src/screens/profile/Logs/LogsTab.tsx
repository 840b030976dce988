import styled from 'styled-components';
import { DataList } from '../../../components/DataList/DataList';
import type { Column } from '../../../components/DataList/column';
import { ListFooter } from '../../../components/ListFrame/ListFooter';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import { formatDate, isoDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import { zoneText } from '../../../text/format/zone';
import { profileTexts } from '../../../text/messages';
import { overlayWords } from '../../../text/overlayWords';
import { color, fontSize } from '../../../tokens';

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
  logs: Pick<PagedList<LogEntry>, 'rows' | 'range' | 'failure' | 'onPage'>;
  /** The moment whose zone is named, in milliseconds since 1970. */
  now: number;
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
export function LogsTab({ logs, now }: LogsTabProps) {
  const { range, failure } = logs;
  const hasFoot = failure !== undefined || (range !== undefined && range.total > 0);
  return (
    <DataList
      caption={profileTexts.logs}
      columns={columns}
      rows={logs.rows}
      rowKey={({ id }) => id}
      empty={{ title: 'No sign-ins yet', reason: 'Each sign-in is listed here.', icon: 'clock' }}
      bar={<Zone>{overlayWords.timesIn(zoneText(now))}</Zone>}
      {...(hasFoot && { footer: <ListFooter caption={profileTexts.logs} list={logs} /> })}
    />
  );
}

const Zone = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
