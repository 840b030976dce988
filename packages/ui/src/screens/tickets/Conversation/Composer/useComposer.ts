import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getFiles, useImages, type AttachedImage } from '../../../../components/ImagesField/useImages';
import { imagesMessages } from '../../../../components/ImagesField/messages';
import { formatCount } from '../../../../text/format/money';
import { ticketsTexts } from '../../../../text/messages';
import { mostImages } from '../../../../text/limits';
import { lengthAsSent, longestMessage } from '../../ticketLimits';
import { ticketsMessages } from '../../messages';
import { trimText } from '../../../../text/typed/trimText';

/** The unsent text and images for a ticket. */
export interface TicketDraft {
  text: string;
  images: readonly AttachedImage[];
}

/** The initial draft of a ticket. A new `version` replaces the composer's content. */
export interface KeptDraft extends TicketDraft {
  version: number;
  /** The draft had images, which were lost on reload. */
  imagesLost: boolean;
}

export interface NewReply {
  text: string;
  images: readonly File[];
}

interface ComposerOptions {
  draft: KeptDraft;
  /** Files that were dropped outside the composer. Each drop is a new list. */
  dropped: readonly File[] | undefined;
  onReply: (reply: NewReply) => void;
  onDraftChange: (draft: TicketDraft) => void;
}

/** Why a reply can't be sent. Undefined when it can. */
export function getFault(text: string, images: number, ready: boolean): string | undefined {
  if (trimText(text) === '') return images > 0 ? ticketsMessages.textMissing : undefined;
  const length = lengthAsSent(text);
  if (length > longestMessage)
    return ticketsMessages.textTooLong({ max: formatCount(longestMessage), length: formatCount(length) });
  // This happens only when a returned reply was merged with other images.
  if (images > mostImages) return ticketsMessages.tooManyImages({ max: mostImages });
  return ready ? undefined : imagesMessages.notReady;
}

/** Stores the input as a draft on each change, and passes it on when it is sent. */
export function useComposer({ draft, dropped, onReply, onDraftChange }: ComposerOptions) {
  const [text, setText] = useState(draft.text);
  // Images become ready at any time, and are stored with the current text.
  const written = useRef(draft.text);
  const [fault, setFault] = useState<string>();
  const images = useImages({
    initial: draft.images,
    tooLargeMessage: ticketsTexts.fileTooLarge,
    onChange: (next) => onDraftChange({ text: written.current, images: next }),
  });
  const take = useEffectEvent((files: readonly File[]) => images.add(files));
  useEffect(
    function takeDropped() {
      if (dropped) take(dropped);
    },
    [dropped],
  );
  return {
    text,
    images,
    fault,
    write: (words: string) => {
      written.current = words;
      setText(words);
      setFault(undefined);
      onDraftChange({ text: words, images: images.images });
    },
    /** False when nothing was sent. */
    send: (): boolean => {
      const files = getFiles(images.images);
      const wrong = getFault(text, images.images.length, files !== undefined);
      setFault(wrong);
      // An empty reply is ignored (B §5).
      if (wrong !== undefined || trimText(text) === '' || !files) return false;
      onReply({ text: trimText(text), images: files });
      written.current = '';
      setText('');
      images.clear();
      return true;
    },
  };
}
