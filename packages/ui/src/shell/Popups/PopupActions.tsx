import styled from 'styled-components';
import { Button } from '../../components/Button/Button';
import { overlayWords } from '../../text/overlayWords';
import { color, fontSize } from '../../tokens';

interface PopupActionsProps {
  /** The place of the popup that is shown, from 1, and how many there are. */
  place: number;
  count: number;
  onClosed: () => void;
  onPostponed: () => void;
}

/** One popup is closed; several are gone through, or left for later. */
export function PopupActions({ place, count, onClosed, onPostponed }: PopupActionsProps) {
  const last = place === count;
  return (
    <>
      {count > 1 && <Place>{overlayWords.placeOf(place, count)}</Place>}
      {!last && (
        <Button look="quiet" onClick={onPostponed}>
          {overlayWords.restLater}
        </Button>
      )}
      <Button
        look="main"
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
