import { addresses } from '../../../addresses/addresses';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { networkTexts } from '../../../text/messages';
import type { Remote } from '../../../remote';
import type { TeamLine, TeamNode, TeamScreenProps } from '../Team/team';
import { TeamPage } from '../Team/TeamPage';
import { teamMessages } from '../Team/messages';
import { toCountLine, toSumLine } from '../Team/figureLine';
import { nodeBusiness, nodePaidTeam, nodeSubscription, nodeTeam } from '../treeFigures';

/** A member of the direct team (B §3). Amounts are USD as decimal strings, and an absent value shows '--'. */
export interface DirectNode extends TeamNode {
  totalSubscription?: string | undefined;
  teamBusiness?: string | undefined;
  totalTeam?: number | undefined;
  paidTeam?: number | undefined;
  sponsor?: string | undefined;
}

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

/** Everyone below the member by sponsorship (B §2), loaded team by team. */
export function DirectTreeScreen(props: DirectTreeScreenProps) {
  return (
    <TeamPage
      {...props}
      title={teamMessages.directTree}
      statuses={['paid', 'unpaid', 'unknown']}
      lines={lines}
      home={addresses.directTree}
    />
  );
}
