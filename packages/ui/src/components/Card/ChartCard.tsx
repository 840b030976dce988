import { useRef, type ReactNode, useEffect, useEffectEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens/index';
import { Skeleton } from '../Skeleton/Skeleton';
import { Card } from './Card';
import { useRefs, type ElementProps } from '../elementProps';

/** Calls once when the element comes near the window, or right away in a browser that can't tell. */
function useNear(element: RefObject<HTMLElement | null>, onApproach: (() => void) | undefined): void {
  const near = useEffectEvent(() => onApproach?.());
  const isAsked = onApproach !== undefined;
  useEffect(
    function watchPosition() {
      if (!isAsked || !element.current) return;
      if (typeof IntersectionObserver === 'undefined') {
        near();
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          near();
        },
        { rootMargin: '50% 0px' },
      );
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element, isAsked],
  );
}

interface ChartCardProps extends ElementProps<HTMLElement> {
  heading: string;
  /** Next to the heading. */
  aside?: ReactNode;
  /** Nothing ever appears next to the heading, so it takes one line on phones. */
  bare?: boolean;
  /** The chart may show a part of the history, with a button for the rest. */
  partial?: boolean;
  /** The chart, in any of its states. Absent while its code loads. */
  children?: ReactNode;
  /** Called once when the card comes near the window, where its data are worth reading. */
  onApproach?: (() => void) | undefined;
}

/** The card of a chart. It has the same height before the chart loads, to avoid a layout shift. */
export function ChartCard({
  heading,
  aside,
  bare = false,
  partial = false,
  children,
  onApproach,
  ...rest
}: ChartCardProps) {
  const card = useRef<HTMLElement>(null);
  useNear(card, onApproach);
  return (
    <Container
      $bare={bare}
      $partial={partial}
      heading={heading}
      aside={aside}
      aria-busy={children === undefined}
      {...rest}
      ref={useRefs(card, rest.ref)}
    >
      {children ?? <Skeleton variant="block" blockSize="100%" />}
    </Container>
  );
}

const Container = styled(Card)<{ $bare: boolean; $partial: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-block-size: ${({ $partial }) => ($partial ? '27.3125rem' : '26rem')};

  ${media.tablet} {
    min-block-size: ${({ $partial }) => ($partial ? '28.6875rem' : '26rem')};
  }
  ${media.phone} {
    min-block-size: ${({ $bare, $partial }) => ($bare ? '26.5rem' : $partial ? '38.0625rem' : '33rem')};
  }
`;
