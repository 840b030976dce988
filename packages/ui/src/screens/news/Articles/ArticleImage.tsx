import { useState } from 'react';
import styled from 'styled-components';
import { NoImage } from '../../../components/NoImage/NoImage';
import { color, radius, space } from '../../../tokens';

interface ArticleImageProps {
  /** '' for an image that can't be shown. */
  src: string;
}

/**
 * An article's whole image, in a container that exists before it loads. It is decorative, so it has no alternative
 * text.
 */
export function ArticleImage({ src }: ArticleImageProps) {
  const [broken, setBroken] = useState(false);
  return (
    <Container>
      {broken || src === '' ? (
        <NoImage />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
    </Container>
  );
}

const Container = styled.div`
  grid-area: image;
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
  /* Aligned with the start of the text next to it. */
  @container (min-width: 54rem) {
    inline-size: 100%;
    max-inline-size: 16rem;
    margin-block: ${space[1]} 0;
    justify-self: end;
  }
`;
