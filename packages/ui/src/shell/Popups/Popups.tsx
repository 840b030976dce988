import { Dialog } from '../../components/Dialog/Dialog';
import { formatDate, isoDate } from '../../text/format/dates';
import { PopupActions } from './PopupActions';
import { PopupBody } from './PopupBody';
import type { NewsPopup, Popup } from './Popups.types';
import { noPicture, usePictures } from './usePictures';
import { useQuietMoment } from './useQuietMoment';
import { useStanding } from './useStanding';

export type { InformationPopup, NewsPopup, Popup } from './Popups.types';

export interface PopupsProps {
  /** In the order in which they are shown, one at a time (D61); at least one. */
  popups: readonly Popup[];
  /** Which of them is shown, from 0. */
  at: number;
  /** Absolute URL under which the images of their HTML may lie, with its last slash. */
  imageBase: string;
  /** A popup was read and closed: it is marked, and does not come again. */
  onClosed: (popup: Popup) => void;
  /** The rest is to come another time; the one that is shown counts as closed. */
  onPostponed: () => void;
}

/**
 * What the operator wants seen, over the page (A §2). It waits for a quiet moment: never over another dialog, nor while
 * the member writes; and for its picture, so that nothing moves once it stands.
 */
export function Popups({ popups, at, imageBase, onClosed, onPostponed }: PopupsProps) {
  const quiet = useQuietMoment();
  const pictures = usePictures(popups.map(pictureOf).join(' '));
  const next = popups[at];
  const picture = next && pictures[pictureOf(next)];
  const standing = useStanding(next, picture ?? null, quiet && picture !== undefined);
  if (!standing) return null;
  const { popup } = standing;
  return (
    <Dialog
      open
      room="reading"
      title={popup.title}
      description={popup.kind === 'news' && publishedOn(popup.publishedAt)}
      focusOn="dialog"
      actions={
        <PopupActions
          place={at + 1}
          count={popups.length}
          onClosed={() => onClosed(popup)}
          onPostponed={onPostponed}
        />
      }
      onClose={() => onClosed(popup)}
    >
      <PopupBody {...standing} imageBase={imageBase} />
    </Dialog>
  );
}

const pictureOf = (popup: Popup) => (popup.kind === 'news' && popup.pictureUrl) || noPicture;

/** The day, with the exact moment behind it (D92). */
function publishedOn(at: NewsPopup['publishedAt']) {
  const iso = isoDate(at);
  return (
    iso && (
      <time dateTime={iso} title={formatDate(at, 'dayTime')}>
        {formatDate(at, 'day')}
      </time>
    )
  );
}
