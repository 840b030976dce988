import styled from 'styled-components';
import { addresses, toTeamTablePath } from '../../../addresses/addresses';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Freshness } from '../../../components/Freshness/Freshness';
import type { Freshness as Age } from '../../../components/Freshness/freshnessData';
import { LegsCard, LegsSkeleton, type LegsCardProps } from '../../../components/LegsCard/LegsCard';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { ListHead } from '../../../components/ListContainer/ListHead';
import { ZoneNote } from '../../../components/ListContainer/ZoneNote';
import { Stack } from '../../../components/Stack/Stack';
import { documentTitles } from '../../../text/documentTitles';
import { figureMessages } from '../../../text/figureMessages';
import { fill } from '../../../text/fill';
import { comparedDays, spanName } from '../../../text/format/periods';
import { portalToday } from '../../../text/format/dates';
import type { Leg } from '../../../text/legs/legs';
import { withdrawTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { SeriesStyle } from '../../../theme/SeriesStyle';
import { media, space } from '../../../tokens';
import { TeamListTabs, teamListMessages } from '../TeamList/TeamListTabs';
import {
  groupNames,
  tileNames,
  type FollowUpGroup,
  type GroupName,
  type Tile,
  type TileName,
} from './followUp';
import { FollowUpGroupRows, type GroupActions } from './FollowUpGroupRows';
import { FollowUpTile } from './FollowUpTile';
import { followUpMessages } from './messages';

type Groups = Record<GroupName, FollowUpGroup | undefined>;

export interface FollowUpScreenProps extends GroupActions {
  /** Each is undefined while it loads. */
  tiles: Record<TileName, Tile | undefined>;
  /** A group is undefined where the server can't tell who is in it. */
  groups: Groups;
  /** Whether anyone is below the member. Undefined where it is unknown. */
  hasTeam: boolean | undefined;
  /** The legs and what they need. Absent where the server doesn't send their bots (D113). */
  legs?: Omit<LegsCardProps, 'onShare' | 'namesGoal'> | undefined;
  freshness?: Age | undefined;
  /** The time of the week, in milliseconds since 1970. */
  now: number;
  /** The member wants to share the link of a leg. */
  onLegShare: (leg: Leg) => void;
}

/** Who in the team needs the member this week, and which leg decides (D113). */
export function FollowUpScreen(props: FollowUpScreenProps) {
  const { tiles, groups, hasTeam, legs, freshness, now, onLegShare, ...actions } = props;
  // A group that comes later would move those below it, so each waits for those above it.
  const awaited = groupNames.findIndex((name) => groups[name]?.members.state === 'loading');
  const days = spanName(comparedDays(portalToday(now), 'week').now, 'MMMM');
  return (
    <Stack gap={3} bounded>
      <ListHead
        title={documentTitles.teamList}
        asideCompact
        aside={freshness && <Freshness what={figureMessages.team} {...freshness} />}
        note={
          <>
            {fill(followUpMessages.note, { days })} <ZoneNote now={now} />
          </>
        }
      />
      <TeamListTabs view="followUp" />
      <SeriesStyle />
      {hasTeam === false ? (
        <Card>
          <EmptyState
            icon="team"
            title={withdrawTexts.noDataForAction}
            reason={teamListMessages.empty}
            action={<LinkAlone href={addresses.dashboard}>{nextStepMessages.shareLink}</LinkAlone>}
          />
        </Card>
      ) : (
        <>
          <Tiles>
            {tileNames.map((name) => (
              <FollowUpTile key={name} name={name} tile={tiles[name]} />
            ))}
          </Tiles>
          <Columns>
            <People aria-label={followUpMessages.followUp}>
              {hasNobody(groups) && (
                <EmptyState
                  icon="team"
                  title={isKnown(groups) ? followUpMessages.nobody : followUpMessages.unknown}
                  action={<LinkAlone href={toTeamTablePath()}>{followUpMessages.allMembers}</LinkAlone>}
                />
              )}
              {groupNames.map((name, at) => {
                const group = groups[name];
                if (!group) return null;
                const isWaiting = awaited !== -1 && at >= awaited;
                return (
                  <FollowUpGroupRows
                    key={isWaiting ? `${name} after ${awaited}` : name}
                    {...{ name, group: isWaiting ? { ...group, ...waiting } : group }}
                    {...actions}
                  />
                );
              })}
            </People>
            {/* Next to the groups from the start. Below them it is new with each, because they push it down. */}
            {legs &&
              (awaited === -1 ? (
                <LegsCard {...legs} namesGoal onShare={onLegShare} />
              ) : (
                <LegsSkeleton key={awaited} />
              ))}
          </Columns>
        </>
      )}
    </Stack>
  );
}

const waiting = { leg: undefined, members: { state: 'loading' } } as const;

/** Nobody is named. Only if every group is known, that means no one. */
const hasNobody = (groups: Groups) =>
  groupNames.every((name) => {
    const members = groups[name]?.members;
    return members === undefined || (members.state === 'ready' && members.data.length === 0);
  });
const isKnown = (groups: Groups) => groupNames.every((name) => groups[name] !== undefined);

const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    gap: ${space[2]};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};

  ${media.desktop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1.8fr) minmax(17rem, 1fr);
    }
  }
`;

const People = styled(Card)`
  position: relative;
  display: grid;
  gap: ${space[5]};
`;
