import styled from 'styled-components';
import { color, fontWeight } from '../../tokens';
import { overlayMessages } from '../../text/overlayMessages';
import { Button } from '../Button/Button';
import { Actions } from './Dialog.styles';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Replaces a dialog's actions when leaving would lose typed text. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Actions data-dialog-actions role="alert">
      <Text>{overlayMessages.discardQuestion}</Text>
      <Button autoFocus onClick={onStay}>
        {overlayMessages.keepEditing}
      </Button>
      <Button variant="danger" onClick={onLeave}>
        {overlayMessages.discard}
      </Button>
    </Actions>
  );
}

const Text = styled.p`
  flex: 1 1 0;
  min-inline-size: 9rem;
  color: ${color.inkMuted};
  font-weight: ${fontWeight.strong};
`;
