import styled, { keyframes } from 'styled-components';
import { color, duration, media, radius } from '../../tokens';
import type { ElementProps } from '../elementProps';

export interface SkeletonProps extends ElementProps<HTMLSpanElement> {
  /** The CSS inline size. Default: the full width. */
  inlineSize?: string;
  /** The CSS height. Default: one line of the surrounding text, to avoid a layout shift. */
  blockSize?: string;
  /** `line` for text, slightly lower than its line; `block` for boxes, `round` for avatars and pills. */
  variant?: 'line' | 'block' | 'round';
}

/**
 * A placeholder for loading content. Screen readers skip it, because the region around it has `aria-busy`.
 */
export function Skeleton({ inlineSize, blockSize, variant = 'line', style, ...rest }: SkeletonProps) {
  return (
    <Container
      aria-hidden="true"
      data-variant={variant}
      {...rest}
      style={{ inlineSize, blockSize, ...style }}
    />
  );
}

/* Only opacity, which the compositor draws. A loading page would have to paint each frame of a moving background. */
const pulse = keyframes`
  50% {
    opacity: 0.5;
  }
`;

const Container = styled.span`
  display: block;
  inline-size: 100%;
  max-inline-size: 100%;
  block-size: 1lh;
  border-radius: ${radius.small};
  background: ${color.sunken};
  animation: ${pulse} ${duration.shimmer} ease-in-out infinite;

  &:where([data-variant='line']) {
    clip-path: inset(16% 0 round ${radius.tiny});
  }
  &:where([data-variant='round']) {
    border-radius: ${radius.full};
  }
  ${media.stillness} {
    animation: none;
  }
  ${media.forcedColors} {
    outline: 1px solid GrayText;
  }
`;
