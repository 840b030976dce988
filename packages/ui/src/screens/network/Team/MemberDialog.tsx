import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { Dialog } from '../../../components/Dialog/Dialog';
import { newsTexts } from '../../../text/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { space } from '../../../tokens';
import { StatusPillText, MemberLines } from './MemberCard';
import type { TeamLine, TeamNode, TeamScreenProps } from './team';
import { teamMessages } from './messages';
import { VacantCard } from './VacantCard';

interface MemberDialogProps<Node extends TeamNode> extends Pick<TeamScreenProps<Node>, 'toHref' | 'onCopy'> {
  member: Node;
  lines: readonly TeamLine<Node>[];
  isRoot: boolean;
  onClose: () => void;
}

/** A member's card as a dialog, for the outline and for phones. */
export function MemberDialog<Node extends TeamNode>(props: MemberDialogProps<Node>) {
  const { member, lines, isRoot, toHref, onCopy, onClose } = props;
  const { username, status } = member;
  const close = <Button onClick={onClose}>{overlayMessages.close}</Button>;
  if (username === undefined) {
    return (
      <Dialog open title={teamMessages.vacant} actions={close} onClose={onClose}>
        <VacantCard member={member} onCopy={onCopy} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={username}
      focusOn="actions"
      actions={
        <>
          {close}
          {!isRoot && (
            <ButtonLink href={toHref(username)} variant="main">
              {teamMessages.startHere}
            </ButtonLink>
          )}
        </>
      }
      onClose={onClose}
    >
      <Row>
        <StatusPillText status={status} />
        <CopyButton
          size="small"
          text={username}
          label={teamMessages.copyUsername}
          onCopy={(done) => {
            if (done) onCopy(newsTexts.usernameCopied);
          }}
        />
      </Row>
      <MemberLines member={member} lines={lines} />
    </Dialog>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block-end: ${space[3]};
`;
