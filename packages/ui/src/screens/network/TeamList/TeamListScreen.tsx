import { addresses } from '../../../addresses/addresses';
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
import { TeamListTabs } from './TeamListTabs';
import { teamListColumns } from './teamListColumns';
import { toTeamDetail, toTeamLines } from './teamListDetail';
import { teamListMessages } from './messages';
import type { TeamMember } from './teamListColumns';

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
