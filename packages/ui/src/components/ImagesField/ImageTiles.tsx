import styled from 'styled-components';
import { joinLabel } from '../../text/message/joinMessages';
import { overlayMessages } from '../../text/overlayMessages';
import { border, color, media, radius, space } from '../../tokens';
import { useObjectUrl } from '../FileDrop/useObjectUrl';
import { IconButton } from '../IconButton/IconButton';
import { SpinnerRing } from '../Spinner/Spinner';
import { imageMessages } from '../ImageField/messages';
import type { AttachedImage } from './useImages';
import { imagesMessages } from './messages';

interface ImageTilesProps {
  images: readonly AttachedImage[];
  disabled?: boolean;
  /** Called when a tile is removed. The caller moves the focus. */
  onRemove: (id: string) => void;
}

/** The chosen images as thumbnails, each with a remove button. */
export function ImageTiles({ images, disabled = false, onRemove }: ImageTilesProps) {
  return (
    <Tiles aria-label={imagesMessages.chosen}>
      {images.map((image) => (
        <Tile key={image.id}>
          <Thumbnail image={image} />
          <Remove>
            <IconButton
              icon="close"
              variant="outlined"
              size="small"
              label={overlayMessages.removeFile({ name: image.source.name })}
              disabled={disabled}
              onClick={() => onRemove(image.id)}
            />
          </Remove>
        </Tile>
      ))}
    </Tiles>
  );
}

/** The image as it will be uploaded. Reserves its space until it is ready. */
function Thumbnail({ image: { source, file } }: { image: AttachedImage }) {
  const address = useObjectUrl(file);
  if (address === undefined)
    return (
      <Container role="img" aria-label={joinLabel(imageMessages.preparing, source.name)}>
        <SpinnerRing $size="large" aria-hidden="true" />
      </Container>
    );
  return <img src={address} alt={overlayMessages.previewLabel({ name: source.name })} />;
}

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

const Tile = styled.li`
  position: relative;

  > img,
  > span:first-child {
    inline-size: 5.5rem;
    block-size: 5.5rem;
    border: ${border.hair} solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.sunken};
    object-fit: cover;
  }
  ${media.phone} {
    > img,
    > span:first-child {
      inline-size: 6.5rem;
      block-size: 6.5rem;
    }
  }
`;

const Container = styled.span`
  display: grid;
  place-items: center;
  color: ${color.inkFaint};
`;

const Remove = styled.span`
  position: absolute;
  inset-block-start: ${space.half};
  inset-inline-end: ${space.half};
`;
