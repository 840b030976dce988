import { useMemo, useState } from 'react';
import { addresses } from '../../../addresses/addresses';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { networkTexts } from '../../../text/messages';
import type { Remote } from '../../../remote';
import type { TeamLine, TeamScreenProps } from '../Team/team';
import { TeamPage } from '../Team/TeamPage';
import { teamMessages } from '../Team/messages';
import { toCountLine, toSumLine } from '../Team/figureLine';
import { nodeBusiness, nodePaidTeam, nodeSubscription, nodeTeam } from '../treeFigures';
import type { FaceMore } from '../Team/useTeamTree';
import { type DirectNode, groupTeam, toDirectGroups, type DirectState } from './groupDirects';
import { DirectGroups } from './DirectGroups';

export interface DirectTreeScreenProps extends TeamScreenProps<DirectNode> {
  team: Remote<readonly DirectNode[]>;
}

const lines: readonly TeamLine<DirectNode>[] = [
  toSumLine(nodeSubscription, ({ totalSubscription }) => totalSubscription),
  toSumLine(nodeBusiness, ({ teamBusiness }) => teamBusiness),
  toCountLine(nodeTeam, ({ totalTeam }) => totalTeam),
  toCountLine(nodePaidTeam, ({ paidTeam }) => paidTeam),
  { label: networkTexts.sponsor, getValue: ({ sponsor }) => <Verbatim>{sponsor}</Verbatim> },
];

/** Both counts of a member's team. */
const cardFace: FaceMore<DirectNode> = ({ totalTeam, paidTeam }) => ({
  counts: [
    { ...nodeTeam, count: totalTeam },
    { ...nodePaidTeam, count: paidTeam },
  ],
});

/** Everyone below the member by sponsorship (B §2), loaded team by team, and grouped by state. */
export function DirectTreeScreen(props: DirectTreeScreenProps) {
  const { team } = props;
  const [only, setOnly] = useState<DirectState>();
  const nodes = team.state === 'ready' ? team.data : none;
  const groups = useMemo(() => toDirectGroups(nodes), [nodes]);
  // A group may have lost its last member.
  const chosen = groups.some(({ state }) => state === only) ? only : undefined;
  const grouped = useMemo(() => groupTeam(nodes, chosen), [nodes, chosen]);
  return (
    <TeamPage
      {...props}
      team={team.state === 'ready' ? { ...team, data: grouped } : team}
      title={teamMessages.directTree}
      statuses={['paid', 'unpaid', 'unknown']}
      lines={lines}
      home={addresses.directTree}
      cardFace={cardFace}
      first="outline"
      groups={
        groups.length > 0 && (
          <DirectGroups groups={groups} rest={nodes[0]?.rest} only={chosen} onFilter={setOnly} />
        )
      }
    />
  );
}

const none: readonly DirectNode[] = [];
