import styled from 'styled-components';
import { border, color, radius } from '../../../packages/ui/src/tokens';
import { toName } from './address';
import type { Pictured } from './roomPass';

interface PictureProps {
  frame: Pictured;
  mode: string;
}

/** The maximum height of a long page's image, as a multiple of its width. */
const longest = 1.5;

/** A snapshot's image in a mode, or in the first available one. A long image is cut. */
export function Picture({ frame, mode }: PictureProps) {
  const [shown, shot] = frame.shots[mode]
    ? [mode, frame.shots[mode]]
    : (Object.entries(frame.shots)[0] ?? [mode, undefined]);
  if (!shot) return <Frame as="p">No picture</Frame>;
  const [picture, width, height] = shot;
  return (
    <Frame style={{ aspectRatio: `${width} / ${Math.min(height, width * longest)}` }}>
      <img
        src={`room/p/${picture}.webp`}
        alt={`${toName(frame)}, ${shown}`}
        loading="lazy"
        decoding="async"
        width={width}
        height={height}
      />
    </Frame>
  );
}

const Frame = styled.div`
  overflow: hidden;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sunken};

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;
