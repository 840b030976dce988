import styled from 'styled-components';
import type { LightboxImage } from '../../../../components/Lightbox/LightboxStage';
import type { LoadImage } from '../../../../components/Lightbox/useLoadedImage';
import { space } from '../../../../tokens/index';
import { MessageImage } from './MessageImage';

interface MessageImagesProps {
  /** Whether the message is the member's. */
  own: boolean;
  images: readonly LightboxImage[];
  load: LoadImage;
  /** The image at this index, from 0. */
  onOpened: (index: number) => void;
}

/** The thumbnails of a message. Each size is known before its image loads. */
export function MessageImages({ own, images, load, onOpened }: MessageImagesProps) {
  return (
    <Images $own={own}>
      {images.map((image, index) => (
        <MessageImage
          key={image.key}
          image={image}
          alone={images.length === 1}
          load={load}
          onOpened={() => onOpened(index)}
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
