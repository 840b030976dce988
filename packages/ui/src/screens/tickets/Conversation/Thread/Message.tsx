import { memo } from 'react';
import type { LightboxImage } from '../../../../components/Lightbox/LightboxStage';
import type { LoadImage } from '../../../../components/Lightbox/useLoadedImage';
import { Moment } from '../../../../components/Moment/Moment';
import { hidden } from '../../../../theme/hidden';
import { ticketsMessages } from '../../messages';
import { toAuthor, imageTexts, type TicketMessage } from './messageTexts';
import styled from 'styled-components';
import { space, border, color, fontSize, media, radius } from '../../../../tokens/index';
import { MessageImage } from './MessageImage';

interface MessageImagesProps {
  /** Whether the message is the member's. */
  own: boolean;
  images: readonly LightboxImage[];
  load: LoadImage;
  /** The image at this index, from 0. */
  onOpen: (index: number) => void;
}

/** The thumbnails of a message. Each size is known before its image loads. */
function MessageImages({ own, images, load, onOpen }: MessageImagesProps) {
  return (
    <Images $own={own}>
      {images.map((image, index) => (
        <MessageImage
          key={image.key}
          image={image}
          alone={images.length === 1}
          load={load}
          onOpen={() => onOpen(index)}
        />
      ))}
    </Images>
  );
}

const Images = styled.div<{ $own: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $own }) => ($own ? 'end' : 'start')};
  gap: ${space[1]};
`;

interface MessageProps {
  message: TicketMessage;
  onImageRequest: LoadImage;
  onImageOpen: (opened: { images: LightboxImage[]; start: number }) => void;
}

/** One message: plain text (T2), its images, author and time. */
export const Message = memo(function Message({ message, onImageRequest, onImageOpen }: MessageProps) {
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
    <MessageItem $own={own}>
      {own && <span className={hidden}>{ticketsMessages.you}:</span>}
      {images.length > 0 && (
        <MessageImages
          own={own}
          images={large}
          load={onImageRequest}
          onOpen={(start) => onImageOpen({ images: large, start })}
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
    </MessageItem>
  );
}, isSame);

/** Whether two objects have the same content. Each refresh creates new objects, but only new messages must render. */
const isSameMessage = (one: TicketMessage, other: TicketMessage): boolean =>
  one === other ||
  (one.id === other.id &&
    one.text === other.text &&
    one.from === other.from &&
    one.sentAt === other.sentAt &&
    one.images.join() === other.images.join());

function isSame(one: MessageProps, other: MessageProps): boolean {
  return (
    isSameMessage(one.message, other.message) &&
    one.onImageRequest === other.onImageRequest &&
    one.onImageOpen === other.onImageOpen
  );
}

/** One message: the images, and the text below them. */
export const MessageItem = styled.li<{ $own: boolean }>`
  display: grid;
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};
  gap: ${space[1]};
  align-self: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  max-inline-size: min(34rem, 78%);

  ${media.phone} {
    max-inline-size: 88%;
  }
`;

export const Bubble = styled.div<{ $own: boolean }>`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: ${space[2]} ${space[3]} ${space[1.5]};
  border-radius: ${radius.card};
  border-end-end-radius: ${({ $own }) => ($own ? radius.tiny : radius.card)};
  border-end-start-radius: ${({ $own }) => ($own ? radius.card : radius.tiny)};
  background: ${({ $own }) => ($own ? color.accent : color.sunken)};
  color: ${({ $own }) => ($own ? color.onAccent : color.ink)};

  ${media.forcedColors} {
    border: ${border.hair} solid;
  }
`;

/** The text keeps its line breaks, and a right-to-left text keeps its direction. */
export const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

/** Author and time. */
export const Foot = styled.p<{ $onAccent?: boolean }>`
  color: ${({ $onAccent }) => ($onAccent ? 'inherit' : color.inkMuted)};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;

  b {
    color: ${color.bad};
  }
`;
