import { memo } from 'react';
import type { LightboxImage } from '../../../../components/Lightbox/LightboxStage';
import type { LoadImage } from '../../../../components/Lightbox/useLoadedImage';
import { Moment } from '../../../../components/Moment/Moment';
import { hidden } from '../../../../theme/hidden';
import type { TicketMessage } from '../../Tickets/TicketsScreen.types';
import { ticketsMessages } from '../../messages';
import { Bubble, Foot, Said, Text } from './Message.styles';
import { MessageImages } from './MessageImages';
import { toAuthor, imageTexts } from './messageTexts';
import { sameMessage } from './sameMessage';

interface MessageProps {
  message: TicketMessage;
  onImageNeeded: LoadImage;
  onImageOpened: (opened: { images: LightboxImage[]; start: number }) => void;
}

/** One message: plain text (T2), its images, author and time. */
export const Message = memo(function Message({ message, onImageNeeded, onImageOpened }: MessageProps) {
  const { from, text, sentAt, images } = message;
  const own = from === undefined;
  const texts = imageTexts(message);
  const large = images.map((key, index) => ({ key, alt: texts[index] ?? '' }));
  const foot = (
    <>
      {!own && (
        <>
          <bdi translate="no">{toAuthor(message)}</bdi>
          {' · '}
        </>
      )}
      <Moment at={sentAt} form="time" />
    </>
  );
  return (
    <Said $own={own}>
      {own && <span className={hidden}>{ticketsMessages.you}:</span>}
      {images.length > 0 && (
        <MessageImages
          own={own}
          images={large}
          load={onImageNeeded}
          onOpened={(start) => onImageOpened({ images: large, start })}
        />
      )}
      {text === '' ? (
        <Foot>{foot}</Foot>
      ) : (
        <Bubble $own={own}>
          <Text dir="auto">{text}</Text>
          <Foot $onAccent={own}>{foot}</Foot>
        </Bubble>
      )}
    </Said>
  );
}, isSame);

function isSame(one: MessageProps, other: MessageProps): boolean {
  return (
    sameMessage(one.message, other.message) &&
    one.onImageNeeded === other.onImageNeeded &&
    one.onImageOpened === other.onImageOpened
  );
}
