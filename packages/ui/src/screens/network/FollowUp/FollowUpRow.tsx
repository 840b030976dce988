import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { addresses, toTreePath } from '../../../addresses/addresses';
import { LinkInCell } from '../../../components/Link/LinkInCell';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { PersonAvatar } from '../../../components/Person/PersonAvatar';
import { fill } from '../../../text/fill';
import { networkTitles } from '../../../text/columnTitles';
import { formatCount } from '../../../text/format/money';
import { keepFigures } from '../../../text/format/keepFigures';
import { border, color, control, fontSize, fontWeight, media, space } from '../../../tokens';
import { LegName } from '../Team/LegName';
import type { TeamMember } from '../TeamList/teamListColumns';
import type { GroupName } from './followUp';
import { followUpMessages } from './messages';

interface FollowUpRowProps {
  name: GroupName;
  member: TeamMember;
  /** The row's one action. */
  children: ReactNode;
}

/** A member with their leg, the reason why they are here, and one action. The name opens them in the tree. */
export function FollowUpRow({ name, member, children }: FollowUpRowProps) {
  const { username, leg, level } = member;
  return (
    <Row>
      <PersonAvatar name={username} />
      <Name>
        <LinkInCell href={toTreePath(addresses.binaryTree, username)}>
          <bdi translate="no">{username}</bdi>
        </LinkInCell>
      </Name>
      <Position>
        {leg && <LegName leg={leg} />}
        {leg && level !== undefined && ' · '}
        {level !== undefined && keepFigures(`${networkTitles.level} ${formatCount(level)}`)}
      </Position>
      <Reason>{toReason(name, member)}</Reason>
      <Action>{children}</Action>
    </Row>
  );
}

const day = (at: string) => <Moment at={at} form="day" />;
const join = (parts: readonly ReactNode[]) =>
  parts.filter(Boolean).map((part, at) => (
    <span key={at}>
      {at > 0 && ' · '}
      {part}
    </span>
  ));

/** Why the member is in the group, of what the server sends. A missing purchase is not "never" (D113). */
function toReason(name: GroupName, { joinedAt, lastPurchaseAt, neverBought, sum }: TeamMember): ReactNode {
  const last =
    lastPurchaseAt !== undefined && fill(followUpMessages.lastBought, { day: day(lastPurchaseAt) });
  const figure = name === 'bought' ? 'weekPurchases' : 'silentPurchases';
  const amount = sum !== undefined && <Money figure={figure} value={sum} />;
  switch (name) {
    case 'unpaid':
      return last
        ? join([last, followUpMessages.notRunning])
        : join([
            joinedAt !== undefined && fill(followUpMessages.joinedOn, { day: day(joinedAt) }),
            neverBought && followUpMessages.neverBought,
          ]);
    case 'silent':
      return join([last, amount && fill(followUpMessages.inAll, { amount })]);
    case 'bought':
      return join([
        lastPurchaseAt !== undefined && fill(followUpMessages.boughtOn, { day: day(lastPurchaseAt) }),
        amount && fill(followUpMessages.thisWeek, { amount }),
      ]);
  }
}

const Name = styled.span`
  min-inline-size: 0;
  font-weight: ${fontWeight.strong};
  overflow-wrap: anywhere;

  a {
    color: ${color.ink};
  }
`;

const Position = styled.span`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Reason = styled.span`
  overflow-wrap: anywhere;

  time {
    white-space: nowrap;
  }
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

const Action = styled.span`
  text-align: end;

  ${media.phone} {
    > button {
      min-inline-size: ${control.touch};
    }
  }
`;

/** The name with the position, and the reason below. */
const twoLines = css`
  grid-template-columns: auto minmax(0, max-content) minmax(0, 1fr) auto;
  row-gap: 0;

  > :first-child {
    grid-row: span 2;
  }
  > ${Reason} {
    grid-column: 2 / 4;
    grid-row: 2;
  }
  > ${Action} {
    grid-column: 4;
    grid-row: 1 / span 2;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(5.5rem, 1fr) 7rem minmax(7.5rem, 3fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-block-size: 3.75rem;
  padding-block: ${space[2]};
  border-block-end: ${border.hair} solid ${color.line};

  &:last-child {
    border-block-end: 0;
  }
  ${media.belowDesktop} {
    ${twoLines}
  }
  /* Text in twice its size has no space for one line at a desk. */
  @container (max-width: 32rem) {
    ${twoLines}
  }
`;
