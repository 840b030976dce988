import { addresses, toTreePath } from '../../../addresses/addresses';
import { DataList } from '../../../components/DataList/DataList';
import type { ListExport } from '../../../components/ExportButton/ExportCard';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListContainer } from '../../../components/ListContainer/ListContainer';
import type { PagedList } from '../../../components/ListContainer/pagedList';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { documentTitles } from '../../../text/documentTitles';
import { figureMessages } from '../../../text/figureMessages';
import { withdrawTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { SeriesStyle } from '../../../theme/SeriesStyle';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { RowDetailData } from '../../../components/RowDetail/detailData';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { legMessages, networkTitles, statusMessages } from '../../../text/columnTitles';
import { detailMessages } from '../../../text/detailMessages';
import { formatDate } from '../../../text/format/dates';
import { formatCount } from '../../../text/format/money';
import { TeamListTabs, teamListMessages } from './TeamListTabs';
import { teamListColumns, type TeamMember } from './teamListColumns';

// Pure: a member's texts, in the detail and in the two lines of a phone.

const toStatus = ({ status }: TeamMember): RowStatus | undefined =>
  status && { word: statusMessages[status], variant: status === 'paid' ? 'good' : 'bad' };

const getPosition = ({ leg, level }: TeamMember): string =>
  [leg && legMessages[leg], level === undefined ? undefined : `${networkTitles.level} ${formatCount(level)}`]
    .filter((part) => part !== undefined)
    .join(' · ');

const toTeamDetail = (row: TeamMember): RowDetailData => ({
  kind: row.username,
  amount: { figure: 'purchases', value: row.sum },
  status: toStatus(row),
  related: [
    {
      label: detailMessages.positionInTree({ username: row.username }),
      href: toTreePath(addresses.binaryTree, row.username),
    },
  ],
});

const toTeamLines = (row: TeamMember): RowLines => ({
  icon: 'team',
  person: row.username,
  what: row.username,
  amount: { figure: 'purchases', value: row.sum },
  about: getPosition(row),
  status: toStatus(row),
  at: row.joinedAt,
  aside: row.joinedAt === undefined ? '' : formatDate(row.joinedAt, 'day'),
});

export interface TeamListScreenProps {
  /** The newest member comes first, until a filter changes the order. */
  members: PagedList<TeamMember>;
  /** The age of the rows. Absent where it is unknown. */
  freshness?: Age | undefined;
  /** Saves every filtered row as a file. */
  exporting: ListExport;
  /** The time whose zone is named, in milliseconds since 1970. */
  now: number;
}

/** Which members are in my team, in which leg, and what did they buy when (D113). */
export function TeamListScreen({ members, freshness, exporting, now }: TeamListScreenProps) {
  return (
    <ListContainer
      title={documentTitles.teamList}
      note={
        <>
          {teamListMessages.note} <ZoneNote now={now} />
        </>
      }
      summary={<TeamListTabs view="allMembers" />}
      list={members}
      freshness={freshness && { what: figureMessages.team, ...freshness }}
      exporting={exporting}
      empty={{
        icon: 'team',
        title: withdrawTexts.noDataForAction,
        reason: teamListMessages.empty,
        action: <LinkAlone href={addresses.dashboard}>{nextStepMessages.shareLink}</LinkAlone>,
      }}
      nothingMatches={teamListMessages.nothingMatches}
    >
      {(slot) => (
        <>
          <SeriesStyle />
          <DataList
            {...slot}
            columns={teamListColumns}
            detail={toTeamDetail}
            lines={toTeamLines}
            rowKey={({ id }) => id}
          />
        </>
      )}
    </ListContainer>
  );
}
