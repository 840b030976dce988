import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { overlayMessages } from '../../text/overlayMessages';
import { color, fontSize } from '../../tokens';

interface PopupActionsProps {
  /** The index of the shown popup, counted from 1. */
  position: number;
  count: number;
  onClosed: () => void;
  onPostponed: () => void;
}

/** Closes the popup or shows the next one, and can postpone the rest. */
export function PopupActions({ position, count, onClosed, onPostponed }: PopupActionsProps) {
  const last = position === count;
  return (
    <>
      {count > 1 && <Container>{overlayMessages.positionInList({ position, count })}</Container>}
      {!last && (
        <Button variant="quiet" onClick={onPostponed}>
          {overlayMessages.restLater}
        </Button>
      )}
      <Button
        variant="main"
        onClick={({ detail }) => {
          // The second press of a double click would close a popup that the member has not seen.
          if (detail < 2) onClosed();
        }}
      >
        {last ? overlayMessages.close : overlayMessages.next}
      </Button>
    </>
  );
}

const Container = styled.p`
  margin-inline-end: auto;
  font-size: ${fontSize.label};
  color: ${color.inkMuted};
`;
