import styled from 'styled-components';
import { twoFactorPath } from '../../../addresses/addresses';
import { ExportButton } from '../../../components/ExportButton/ExportButton';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import { DataList } from '../../../components/DataList/DataList';
import type { Column } from '../../../components/DataList/column';
import type { RowLines } from '../../../components/DataList/rowLines';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListFooter } from '../../../components/ListContainer/ListFooter';
import type { PagedList } from '../../../components/ListContainer/pagedList';
import { Moment } from '../../../components/Moment/Moment';
import { ServerMessage, Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { Stack } from '../../../components/Stack/Stack';
import { translateCountry } from '../../../text/countries/countryNames';
import { noFigure } from '../../../text/format/money';
import { zoneText } from '../../../text/format/zone';
import { logTitles } from '../../../text/columnTitles';
import { profileTexts } from '../../../text/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { color, fontSize, space } from '../../../tokens';
import { profileMessages } from '../messages';
import { Looks, type AccountLooks } from './Looks';
import { NewDevices, type NewDevicesProps } from './NewDevices';
import { SignInDevice, type SignInDeviceProps } from './SignInDevice';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type LogColumnId = 'time' | 'ip' | 'country' | 'device';

/** One sign-in (A §3). */
export interface LogEntry extends SignInDeviceProps {
  /** Unique within the page. */
  id: string;
  ip?: string | undefined;
  /** The country's name. */
  country?: string | undefined;
  /** ISO date-time. */
  at?: string | undefined;
}

export interface LogsTabProps extends AccountLooks {
  /** Newest first. */
  logs: Pick<PagedList<LogEntry>, 'rows' | 'range' | 'failure' | 'onPageChange'>;
  /** Absent where the server asks nothing about new devices (D119). */
  newDevices?: NewDevicesProps | undefined;
  /** The time whose zone is named, in milliseconds since 1970. */
  now: number;
  /** Saves every sign-in as a file. */
  exporting?: ListExport;
}

const specified: readonly Column<LogEntry, LogColumnId>[] = [
  {
    id: 'time',
    title: logTitles.time,
    whole: true,
    cell: ({ at }) => <Moment at={at} form="dayTime" />,
  },
  { id: 'ip', title: logTitles.ip, cell: ({ ip }) => <Verbatim>{ip}</Verbatim> },
  {
    id: 'country',
    title: logTitles.country,
    cell: ({ country }) => <ServerMessage>{country && translateCountry(country)}</ServerMessage>,
  },
];

function toLines({ ip = noFigure, country = noFigure, at, device, isThisDevice, isNew }: LogEntry): RowLines {
  const about = device === undefined ? ip : `${device} · ${ip}`;
  const lines = { icon: 'key', what: translateCountry(country), about, at } as const;
  if (isThisDevice) return { ...lines, status: { variant: 'good', word: profileMessages.thisDevice } };
  return isNew ? { ...lines, status: { variant: 'warn', word: profileMessages.newDevice } } : lines;
}

const deviceColumn: Column<LogEntry, LogColumnId> = {
  id: 'device',
  title: logTitles.device,
  cell: (entry) => <SignInDevice {...entry} />,
};

/** Where and when the member signed in (A §2, A §9). */
export function LogsTab({ logs, newDevices, visits, mails, now, exporting }: LogsTabProps) {
  const { range, failure } = logs;
  const hasDevices = logs.rows.state === 'ready' && logs.rows.data.some(({ device }) => device !== undefined);
  const hasFoot = failure !== undefined || (range !== undefined && range.total !== 0);
  return (
    <Stack gap={3} bounded>
      {newDevices && <NewDevices {...newDevices} />}
      <DataList
        caption={profileTexts.logs}
        columns={hasDevices ? [...specified, deviceColumn] : specified}
        lines={toLines}
        now={now}
        rows={logs.rows}
        rowKey={({ id }) => id}
        empty={{
          title: profileMessages.noSignInsYet,
          reason: profileMessages.signInsEmpty,
          icon: 'clock',
          action: <LinkAlone href={twoFactorPath}>{profileTexts.twoFactorSetting}</LinkAlone>,
        }}
        bar={
          <Bar>
            <Zone>{overlayMessages.timesIn({ zone: zoneText(now) })}</Zone>
            {exporting && (
              <ExportButton
                {...exporting}
                disabled={logs.rows.state === 'ready' && logs.rows.data.length === 0}
              />
            )}
          </Bar>
        }
        {...(hasFoot && { footer: <ListFooter caption={profileTexts.logs} list={logs} /> })}
      />
      <Looks visits={visits} mails={mails} />
    </Stack>
  );
}

const Bar = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Zone = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;
