import styled, { keyframes } from 'styled-components';
import { color, duration, media, radius } from '../../tokens';

export interface SkeletonProps {
  /** CSS length along the line. Default: all there is. */
  inlineSize?: string;
  /** CSS length across; default one line of the text around it, so that nothing jumps later. */
  blockSize?: string;
  /** `line` for text, drawn a little lower than its line; `block` for boxes, `round` for pictures and pills. */
  look?: 'line' | 'block' | 'round';
}

/** A place kept for what is loading. The region around it says `aria-busy`; this says nothing. */
export function Skeleton({ inlineSize = '100%', blockSize = '1lh', look = 'line' }: SkeletonProps) {
  return <Place aria-hidden="true" $look={look} style={{ inlineSize, blockSize }} />;
}

const sweep = keyframes`
  from {
    background-position-x: 150%;
  }
  to {
    background-position-x: -50%;
  }
`;

const Place = styled.span<{ $look: 'line' | 'block' | 'round' }>`
  display: block;
  max-inline-size: 100%;
  border-radius: ${({ $look }) => ($look === 'round' ? radius.full : radius.small)};
  clip-path: ${({ $look }) => ($look === 'line' ? `inset(16% 0 round ${radius.tiny})` : 'none')};
  background: ${color.sunken} linear-gradient(100deg, transparent 30%, ${color.line} 50%, transparent 70%)
    no-repeat;
  background-size: 200% 100%;
  animation: ${sweep} ${duration.shimmer} linear infinite;

  ${media.stillness} {
    animation: none;
    background-image: none;
  }
  ${media.forcedColors} {
    outline: 1px solid GrayText;
  }
`;
