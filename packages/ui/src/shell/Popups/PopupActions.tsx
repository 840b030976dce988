import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { overlayWords } from '../../text/overlayWords';
import { color, fontSize } from '../../tokens';

interface PopupActionsProps {
  /** The place of the shown popup, counted from 1. */
  place: number;
  count: number;
  onClosed: () => void;
  onPostponed: () => void;
}

/** Closes the popup or goes on to the next one, and can leave the rest for later. */
export function PopupActions({ place, count, onClosed, onPostponed }: PopupActionsProps) {
  const last = place === count;
  return (
    <>
      {count > 1 && <Place>{overlayWords.placeOf(place, count)}</Place>}
      {!last && (
        <Button variant="quiet" onClick={onPostponed}>
          {overlayWords.restLater}
        </Button>
      )}
      <Button
        variant="main"
        onClick={({ detail }) => {
          // The second press of a double click would close a popup that nobody has seen.
          if (detail < 2) onClosed();
        }}
      >
        {last ? overlayWords.close : overlayWords.next}
      </Button>
    </>
  );
}

const Place = styled.p`
  margin-inline-end: auto;
  font-size: ${fontSize.label};
  color: ${color.inkMuted};
`;
