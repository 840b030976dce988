import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../components/Dialog/Dialog';
import { Moment } from '../../components/Moment/Moment';
import { isoDate } from '../../text/format/dates';
import { Button } from '../../components/Button/Button';
import { overlayMessages } from '../../text/overlayMessages';
import { color, fontSize } from '../../tokens';
import type { ElementProps } from '../../components/elementProps';
import { PopupBody, type NewsPopup, type Popup } from './PopupBody';
import { noImage, useImages, type LoadedImage } from './useImages';
import { calm } from './calm';

/** A popup never covers another dialog, an open menu or list, or a panel of the header. */
const inTheWay =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], header [aria-expanded="true"]';
const writing = 'input, textarea, select, [contenteditable="true"]';

const isQuiet = () =>
  !document.hidden &&
  !document.querySelector(inTheWay) &&
  !(document.activeElement?.matches(writing) ?? false);

/**
 * False until nothing is open, no text is being typed and nothing was pressed recently. Then it stays true.
 */
function useQuietMoment(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(
    function awaitQuiet() {
      if (quiet) return;
      let timer = setTimeout(look, calm);
      function look() {
        if (isQuiet()) setQuiet(true);
        else wait();
      }
      function wait() {
        clearTimeout(timer);
        timer = setTimeout(look, calm);
      }
      document.addEventListener('keydown', wait, true);
      document.addEventListener('pointerdown', wait, true);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('keydown', wait, true);
        document.removeEventListener('pointerdown', wait, true);
      };
    },
    [quiet],
  );
  return quiet;
}

interface PopupActionsProps {
  /** The index of the shown popup, counted from 1. */
  position: number;
  count: number;
  onClose: () => void;
  onPostpone: () => void;
}

/** Closes the popup or shows the next one, and can postpone the rest. */
function PopupActions({ position, count, onClose, onPostpone }: PopupActionsProps) {
  const last = position === count;
  return (
    <>
      {count > 1 && <Container>{overlayMessages.positionInList({ position, count })}</Container>}
      {!last && (
        <Button variant="quiet" onClick={onPostpone}>
          {overlayMessages.restLater}
        </Button>
      )}
      <Button
        variant="main"
        onClick={({ detail }) => {
          // The second press of a double click would close a popup that the member has not seen.
          if (detail < 2) onClose();
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

interface ShownPopup {
  popup: Popup;
  image: LoadedImage | null;
}

/**
 * The popup on the screen. The first one waits until it is `ready`: for a quiet moment and for its image. An
 * open popup ignores a late image, which would move its text.
 */
function useShownPopup(
  popup: Popup | undefined,
  image: LoadedImage | null,
  ready: boolean,
): ShownPopup | null {
  const [shown, setShown] = useState<ShownPopup | null>(null);
  if (popup && shown?.popup !== popup && (ready || shown)) {
    const next = { popup, image };
    setShown(next);
    return next;
  }
  return popup ? shown : null;
}

export type { InformationPopup, NewsPopup, Popup } from './PopupBody';

export interface PopupsProps extends ElementProps {
  /** At least one popup, shown in order, one at a time (D61). */
  popups: readonly Popup[];
  /** The index of the shown popup, from 0. */
  at: number;
  /** Absolute URL, with a final slash, that the images in their HTML must start with. */
  imageBase: string;
  /** Called when a popup was closed. It is marked as read and not shown again. */
  onClose: (popup: Popup) => void;
  /** Called when the rest is postponed. The shown popup counts as closed. */
  onPostpone: () => void;
}

/**
 * The operator's popups over the page (A §2). It never opens over another dialog or while the member types.
 * It also waits for its image, to avoid a layout shift.
 */
export function Popups({ popups, at, imageBase, onClose, onPostpone, ...rest }: PopupsProps) {
  const quiet = useQuietMoment();
  const images = useImages(popups.map(toImageKey).join(' '));
  const next = popups[at];
  const image = next && images[toImageKey(next)];
  const shown = useShownPopup(next, image ?? null, quiet && image !== undefined);
  if (!shown) return null;
  const { popup } = shown;
  return (
    <Dialog
      {...rest}
      open
      size="reading"
      title={popup.title}
      fromServer
      description={popup.kind === 'news' && publishedOn(popup.publishedAt)}
      focusOn="dialog"
      actions={
        <PopupActions
          position={at + 1}
          count={popups.length}
          onClose={() => onClose(popup)}
          onPostpone={onPostpone}
        />
      }
      onClose={() => onClose(popup)}
    >
      <PopupBody {...shown} imageBase={imageBase} />
    </Dialog>
  );
}

const toImageKey = (popup: Popup) => (popup.kind === 'news' && popup.imageUrl) || noImage;

/** The day, with the exact time in the markup (D92). */
function publishedOn(at: NewsPopup['publishedAt']) {
  return isoDate(at) && <Moment at={at} form="day" />;
}
