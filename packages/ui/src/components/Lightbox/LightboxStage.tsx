import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { border, color, radius } from '../../tokens';
import { ErrorState } from '../ErrorState/ErrorState';
import { Skeleton } from '../Skeleton/Skeleton';
import { defineMessages } from '../../text/defineMessages';
import { useLoadedImage, type LoadImage } from './useLoadedImage';

/** Our own words around an image that is shown large. */
export const lightboxMessages = defineMessages('lightboxMessages', {
  image: 'Image',
  imagePosition: ({ position, count }: { position: number; count: number }) =>
    `Image ${position} of ${count}`,
  previous: 'Previous',
  realSize: 'Show at full size',
  fitted: 'Fit to window',
  failed: 'We couldn’t load this image.',
});

/** An image that can be enlarged. */
export interface LightboxImage {
  /** The key that loads the image. */
  key: string;
  /** The alternative text. */
  alt: string;
}

interface LightboxStageProps {
  image: LightboxImage;
  load: LoadImage;
  onStep: (step: 1 | -1) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The container of one image. Its size does not depend on the image. */
export function LightboxStage({ image: { key, alt }, load, onStep }: LightboxStageProps) {
  const { image, retry, fail } = useLoadedImage(load, key);
  const [real, setReal] = useState(false);
  const step = useEffectEvent((event: KeyboardEvent) => {
    const by = steps[event.key];
    // At the real size the arrow keys scroll instead.
    if (by !== undefined && !real) onStep(by);
  });
  useEffect(function listenForArrows() {
    const press = (event: KeyboardEvent) => step(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  switch (image.state) {
    case 'loading':
      return (
        <Stage aria-busy="true">
          <Skeleton variant="block" blockSize="100%" />
        </Stage>
      );
    case 'failed':
      return (
        <Stage>
          <ErrorState message={lightboxMessages.failed} onRetry={retry} />
        </Stage>
      );
    case 'ready':
      return (
        <Stage
          as="button"
          type="button"
          data-real={real || undefined}
          aria-pressed={real}
          aria-label={`${alt}. ${lightboxMessages.realSize}`}
          title={real ? lightboxMessages.fitted : lightboxMessages.realSize}
          onClick={() => setReal(!real)}
        >
          <img src={image.address} alt={alt} onError={fail} />
        </Stage>
      );
  }
}

const Stage = styled.div<{ type?: string }>`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: min(34rem, 62dvh);
  padding: 0;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.sunken};
  overflow: auto;
  overscroll-behavior: contain;

  > img {
    max-block-size: 100%;
    object-fit: contain;
  }
  &:is(button) {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    cursor: zoom-in;
  }
  &[data-real] {
    display: block;
    cursor: zoom-out;

    > img {
      max-inline-size: none;
      max-block-size: none;
    }
  }
`;
