import { useId } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { errorTexts } from '../../text/messages';
import { border, color, fontSize, fontWeight, radius, space } from '../../tokens';
import { ModalFrame } from '../ModalFrame/ModalFrame';

export interface FailureDialogProps {
  /** A failed non-401 answer raised the global flag (A §8, D36). */
  open: boolean;
  /** Try again: reload the page. */
  onReloaded: () => void;
}

/**
 * The global "It's us, not you" (A §8). Its one way out is Try again, so Escape does not close it. It stands beside the
 * page, not in it: a dialog that is open already hides the page from screen readers and pointers.
 */
export function FailureDialog({ open, onReloaded }: FailureDialogProps) {
  const id = useId();
  if (!open) return null;
  return createPortal(
    <Sheet role="alertdialog" aria-labelledby={id} aria-describedby={`${id}-why`}>
      <Title id={id}>{errorTexts.itIsUs}</Title>
      <Why id={`${id}-why`}>
        Our server did not answer as it should. Try again loads the page anew; nothing is sent twice.
      </Why>
      <Button look="main" onClick={onReloaded}>
        {errorTexts.tryAgain}
      </Button>
    </Sheet>,
    document.body,
  );
}

const Sheet = styled(ModalFrame)`
  pointer-events: auto;
  inline-size: min(24rem, calc(100vw - 2rem));
  margin: auto;
  padding: ${space[6]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  color: inherit;
  box-shadow: ${color.shadowRaised};

  &::backdrop {
    background: ${color.overlay};
  }
  > button {
    inline-size: 100%;
  }
`;

const Title = styled.h2`
  font-size: ${fontSize.dialog};
  font-weight: ${fontWeight.heading};
`;

const Why = styled.p`
  margin-block: ${space[2]} ${space[5]};
  color: ${color.inkMuted};
`;
