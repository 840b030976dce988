import styled from 'styled-components';
import { color, fontWeight } from '../../tokens';
import { Button } from '../Button/Button';
import { Actions } from './Dialog.styles';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Takes the place of a dialog's actions when leaving would lose what was typed. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Actions data-dialog-actions role="alert">
      <Words>Discard what you entered?</Words>
      <Button autoFocus onClick={onStay}>
        Keep editing
      </Button>
      <Button look="danger" onClick={onLeave}>
        Discard
      </Button>
    </Actions>
  );
}

const Words = styled.p`
  flex: 1 1 auto;
  color: ${color.inkMuted};
  font-weight: ${fontWeight.strong};
`;
