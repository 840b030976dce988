import { useId } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Reference } from '../../components/ErrorState/Reference';
import { LinkAlone } from '../../components/Link/LinkAlone';
import { defineMessages } from '../../text/defineMessages';
import { errorTexts } from '../../text/messages';
import { border, color, fontSize, fontWeight, radius, space } from '../../tokens';
import { Modal } from '../Modal/Modal';
import { getElementProps, type ElementProps } from '../../components/elementProps';

export const failureDialogMessages = defineMessages('failureDialogMessages', {
  whatFailed: 'Our server didn’t respond properly. “Try again” reloads the page without sending anything.',
  failedAgain: 'Still not working? Try one of these:',
  stay: 'Stay on this page',
});

export interface FailureDialogProps extends ElementProps<HTMLDialogElement> {
  /** A failed response other than 401 raised the global flag (A §8, D36). */
  open: boolean;
  /** Identifies the call for support; absent if the server sent no id. */
  reference?: string | undefined;
  /** Path of a new ticket with the reference. */
  support?: string | undefined;
  /** Links to other pages, from the second failure on (D110); none at first. */
  ways?: readonly { href: string; label: string }[];
  /** Called for Try again, which reloads the page. */
  onReload: () => void;
  /** Called on Escape, for a link to another page, and for staying. The page itself shows what failed. */
  onClose: () => void;
}

/**
 * The global "It's us, not you" (A §8). Escape closes it and leaves the page's failed state; from the second
 * time on it has links to other pages (D110). It is outside the page, because an open dialog hides the page
 * from screen readers and pointers.
 */
export function FailureDialog(props: FailureDialogProps) {
  const { open, reference, support, ways = [], onReload, onClose } = props;
  const id = useId();
  if (!open) return null;
  return createPortal(
    <Sheet
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      {...getElementProps(props)}
      onDismiss={onClose}
    >
      <Title id={id}>{errorTexts.itIsUs}</Title>
      <Why id={`${id}-why`}>
        {failureDialogMessages.whatFailed}
        {reference && <Reference id={reference} support={support} onRequest={onClose} />}
      </Why>
      <Button variant="main" onClick={onReload}>
        {errorTexts.tryAgain}
      </Button>
      {ways.length > 0 && (
        <Ways>
          <p>{failureDialogMessages.failedAgain}</p>
          <ul>
            {ways.map(({ href, label }) => (
              <li key={href}>
                <LinkAlone href={href} onClick={onClose}>
                  {label}
                </LinkAlone>
              </li>
            ))}
          </ul>
          <Button variant="quiet" onClick={onClose}>
            {failureDialogMessages.stay}
          </Button>
        </Ways>
      )}
    </Sheet>,
    document.body,
  );
}

const Sheet = styled(Modal)`
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

const Ways = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block-start: ${space[5]};
  color: ${color.inkMuted};

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
  }
`;

const Why = styled.div`
  margin-block: ${space[2]} ${space[5]};
  color: ${color.inkMuted};
`;
