import { joinLabel, joinTexts } from '../../../../text/message/joinMessages';
import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon';
import type { LightboxImage } from '../../../../components/Lightbox/LightboxStage';
import { useLoadedImage, type LoadImage } from '../../../../components/Lightbox/useLoadedImage';
import { Skeleton } from '../../../../components/Skeleton/Skeleton';
import { commonMessages } from '../../../../text/commonMessages';
import { border, color, fontSize, radius, space } from '../../../../tokens/index';
import { ticketsMessages } from '../../messages';

interface MessageImageProps {
  image: LightboxImage;
  /** Whether it is the only image of its message. */
  alone: boolean;
  load: LoadImage;
  onOpen: () => void;
}

/** One image of a message, loaded when it comes near the view. A press enlarges it. */
export function MessageImage({ image: { key, alt }, alone, load, onOpen }: MessageImageProps) {
  const container = useRef<HTMLButtonElement>(null);
  const isNear = useNearView(container);
  const { image, retry, fail } = useLoadedImage(load, key, isNear);
  const failed = image.state === 'failed';
  return (
    <Tile
      ref={container}
      type="button"
      $alone={alone}
      // An image above the view is not requested yet.
      aria-busy={(isNear && image.state === 'loading') || undefined}
      aria-label={
        failed
          ? joinTexts([ticketsMessages.imageFailed, joinLabel(commonMessages.retry, alt)])
          : ticketsMessages.openImage({ image: alt })
      }
      onClick={failed ? retry : onOpen}
    >
      {image.state === 'loading' && <Skeleton variant="block" blockSize="100%" />}
      {image.state === 'ready' && <img src={image.address} alt="" onError={fail} />}
      {failed && (
        <Failed>
          <Icon name="refresh" />
          {ticketsMessages.imageFailed}
        </Failed>
      )}
    </Tile>
  );
}

/** Whether an element is, or ever was, in the view or close to it. */
function useNearView(container: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(
    function watchScrollPosition() {
      if (near || !container.current) return;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
        { rootMargin: '300px' },
      );
      observer.observe(container.current);
      return () => observer.disconnect();
    },
    [container, near],
  );
  return near;
}

const Tile = styled.button<{ $alone: boolean }>`
  display: grid;
  place-items: center;
  inline-size: ${({ $alone }) => ($alone ? '14rem' : '7rem')};
  block-size: ${({ $alone }) => ($alone ? '10rem' : '7rem')};
  max-inline-size: 100%;
  padding: 0;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.inkMuted};
  overflow: hidden;
  cursor: zoom-in;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Failed = styled.span`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  font-size: ${fontSize.small};
`;
