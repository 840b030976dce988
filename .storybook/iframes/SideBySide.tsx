import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { addons } from 'storybook/preview-api';
import styled from 'styled-components';
import { border, color } from '../../packages/ui/src/tokens';
import { getHalves } from './comparisons';
import { storyAddress } from './storyAddress';
import { useWindowSize } from './useWindowSize';
import { whenFinished } from './whenFinished';

interface SideBySideProps {
  id: string;
  globals: Record<string, unknown>;
}

/** Below this width, in px, the frames are stacked. */
const least = 700;

/**
 * Shows one story twice, in what the toolbar compares. With a viewport in the toolbar, each frame has that width and is scaled to
 * fit; otherwise each takes half the window.
 */
export function SideBySide({ id, globals }: SideBySideProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { width, height } = useWindowSize();
  /**
   * The number of finished frames. Plays run in turn, the story underneath first, because they move the focus and a
   * window has only one.
   */
  const [done, setDone] = useState(0);
  useEffect(function lay() {
    layer.current?.showPopover();
    addons.getChannel().once('storyFinished', () => setDone(1));
  }, []);
  const isSideBySide = width >= least;
  const { viewport } = globals as { viewport?: { value?: string } };
  const scale = isSideBySide && viewport?.value ? 0.5 : 1;
  const half = { width: isSideBySide ? width / 2 : width, height: isSideBySide ? height : height / 2 };
  const args = new URLSearchParams(location.search).get('args');
  return createPortal(
    <Layer ref={layer} popover="manual">
      {getHalves(globals.compare).map((own, at) => (
        <Half key={at} style={{ inlineSize: half.width, blockSize: half.height }}>
          {done > at && (
            <iframe
              title={Object.values(own).join(' ')}
              onLoad={(event) =>
                whenFinished(event.currentTarget, () => setDone((now) => Math.max(now, at + 2)))
              }
              // The surrounding page already applies the vision filter.
              src={storyAddress({
                id,
                theme: (own['theme'] ?? globals.theme) === 'dark' ? 'dark' : 'light',
                globals: { ...globals, vision: undefined, ...own },
                args,
              })}
              style={{
                inlineSize: half.width / scale,
                blockSize: half.height / scale,
                transform: `scale(${scale})`,
              }}
            />
          )}
        </Half>
      ))}
    </Layer>,
    document.body,
  );
}

/* In the top layer, to cover the dialogs of the story underneath. */
const Layer = styled.div`
  position: fixed;
  inset: 0;
  display: flex;
  flex-wrap: wrap;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: ${color.canvas};
  direction: ltr;
`;

const Half = styled.div`
  overflow: hidden;

  & + & {
    box-shadow: inset ${border.hair} ${border.hair} ${color.line};
  }

  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;
