import { useState } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../../tokens';

interface ArticlePictureProps {
  src: string;
}

/**
 * An article's picture, whole, in a frame that stands before it comes. What does not load or is no picture leaves
 * neither a frame nor a broken sign. It says nothing that the article does not: no alternative text.
 */
export function ArticlePicture({ src }: ArticlePictureProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <Frame>
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    </Frame>
  );
}

const Frame = styled.div`
  grid-area: picture;
  align-self: start;
  max-inline-size: 28rem;
  margin-block: ${space[3]} ${space[1]};
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.box};
  background: ${color.sunken};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  /* Beside the words it begins where they do. */
  @container (min-width: 54rem) {
    inline-size: 100%;
    max-inline-size: 16rem;
    margin-block: ${space[1]} 0;
    justify-self: end;
  }
`;
