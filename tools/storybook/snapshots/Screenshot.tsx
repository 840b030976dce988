import styled from 'styled-components';
import { border, color, radius } from '../../../packages/ui/src/tokens';
import { toName, type StoredSnapshot } from './snapshotRun';

interface ScreenshotProps {
  snapshot: StoredSnapshot;
  mode: string;
}

/** The maximum height of a long page's image, as a multiple of its width. */
const longest = 1.5;

/** A snapshot's image in a mode, or in the first available one. A long image is cut. */
export function Screenshot({ snapshot, mode }: ScreenshotProps) {
  const [shown, shot] = snapshot.shots[mode]
    ? [mode, snapshot.shots[mode]]
    : (Object.entries(snapshot.shots)[0] ?? [mode, undefined]);
  if (!shot) return <Box as="p">No screenshot</Box>;
  const [picture, width, height] = shot;
  return (
    <Box style={{ aspectRatio: `${width} / ${Math.min(height, width * longest)}` }}>
      <img
        src={`snapshots/p/${picture}.webp`}
        alt={`${toName(snapshot)}, ${shown}`}
        loading="lazy"
        decoding="async"
        width={width}
        height={height}
      />
    </Box>
  );
}

const Box = styled.div`
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
