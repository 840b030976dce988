import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { Dialog } from '../../../components/Dialog/Dialog';
import { newsTexts } from '../../../text/messages';
import { overlayWords } from '../../../text/overlayWords';
import { space } from '../../../tokens';
import { MarkPill, MemberLines } from './MemberCard';
import type { TeamLine, TeamPlace, TeamScreenProps } from './team';
import { teamWords } from './teamWords';
import { VacantCard } from './VacantCard';

interface MemberDialogProps<Place extends TeamPlace> extends Pick<
  TeamScreenProps<Place>,
  'hrefOf' | 'onCopied'
> {
  place: Place;
  lines: readonly TeamLine<Place>[];
  isRoot: boolean;
  onClose: () => void;
}

/** A member's card where there is no room beside the row: in the outline, and on phones. */
export function MemberDialog<Place extends TeamPlace>(props: MemberDialogProps<Place>) {
  const { place, lines, isRoot, hrefOf, onCopied, onClose } = props;
  const { username, mark } = place;
  const close = <Button onClick={onClose}>{overlayWords.close}</Button>;
  if (username === undefined) {
    return (
      <Dialog open title={teamWords.vacant} actions={close} onClose={onClose}>
        <VacantCard place={place} onCopied={onCopied} />
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
            <ButtonLink href={hrefOf(username)} variant="main">
              {teamWords.startHere}
            </ButtonLink>
          )}
        </>
      }
      onClose={onClose}
    >
      <Row>
        <MarkPill mark={mark} />
        <CopyButton
          size="small"
          text={username}
          label={teamWords.copyUsername}
          onCopied={(done) => {
            if (done) onCopied(newsTexts.usernameCopied);
          }}
        />
      </Row>
      <MemberLines place={place} lines={lines} />
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
