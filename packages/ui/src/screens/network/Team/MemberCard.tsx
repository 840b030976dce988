import styled from 'styled-components';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { IconButton } from '../../../components/IconButton/IconButton';
import { copyText } from '../../../components/CopyButton/copyText';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { StatusPill, type StatusVariant } from '../../../components/StatusPill/StatusPill';
import { newsTexts } from '../../../text/messages';
import type { NodeStatus } from '../../../tree/nodeFace';
import { statusMessages } from '../../../text/columnTitles';
import { fontWeight, space } from '../../../tokens';
import type { TeamLine, TeamNode, TeamScreenProps } from './team';
import { teamMessages } from './messages';

const tones: Record<NodeStatus, StatusVariant> = {
  paid: 'good',
  unpaid: 'bad',
  unknown: 'neutral',
  vacant: 'neutral',
};

/** A member's status as text. */
export const StatusPillText = ({ status }: { status: NodeStatus }) => (
  <StatusPill variant={tones[status]}>{statusMessages[status]}</StatusPill>
);

interface MemberCardProps<Node extends TeamNode> extends Pick<TeamScreenProps<Node>, 'toHref' | 'onCopy'> {
  member: Node;
  lines: readonly TeamLine<Node>[];
  /** This member is already the tree's root. */
  isRoot: boolean;
}

/** All data of a member (B §2), a name that can be copied, and a link to their own tree. */
export function MemberCard<Node extends TeamNode>(props: MemberCardProps<Node>) {
  const { member, isRoot, toHref } = props;
  const { username = '', status } = member;
  return (
    <>
      <Head>
        <CopyableName username={username} onCopy={props.onCopy} />
        <StatusPillText status={status} />
      </Head>
      <MemberLines member={member} lines={props.lines} />
      {!isRoot && (
        <Foot>
          <LinkAlone href={toHref(username)}>{teamMessages.startHere}</LinkAlone>
        </Foot>
      )}
    </>
  );
}

/** Every line of a member's data. */
export function MemberLines<Node extends TeamNode>({
  member,
  lines,
}: Pick<MemberCardProps<Node>, 'member' | 'lines'>) {
  return (
    <FigureRows>
      {lines.map(({ label, getValue }) => (
        <FigureRow key={label} label={label}>
          {getValue(member)}
        </FigureRow>
      ))}
    </FigureRows>
  );
}

interface CopyableNameProps {
  username: string;
  onCopy: (message: string) => void;
}

function CopyableName({ username, onCopy }: CopyableNameProps) {
  const copy = async () => {
    if (await copyText(username)) onCopy(newsTexts.usernameCopied);
  };
  return (
    <Name>
      <bdi translate="no">{username}</bdi>
      <IconButton icon="copy" size="small" label={teamMessages.copyUsername} onClick={() => void copy()} />
    </Name>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block-end: ${space[1]};
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  font-weight: ${fontWeight.heading};
  overflow-wrap: anywhere;
`;

const Foot = styled.p`
  padding-block-start: ${space[2]};
`;
