import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import styled from 'styled-components';
import { border, color } from '../../packages/ui/src/tokens';
import { storyAddress } from './storyAddress';
import { useWindowSize } from './useWindowSize';
import { whenFinished } from './whenFinished';

interface SideBySideProps {
  id: string;
  globals: Record<string, unknown>;
}

/** Narrower than this, the frames stand one below the other. */
const least = 700;

/**
 * One story twice, light and dark. Where the toolbar sets a viewport, each frame sees a window of that width, made
 * smaller to fit. Otherwise each has half the room.
 */
export function SideBySide({ id, globals }: SideBySideProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { width, height } = useWindowSize();
  /** How many have had their turn, because a play moves the focus, and a window has one. The story beneath is first. */
  const [done, setDone] = useState(0);
  useEffect(function lay() {
    layer.current?.showPopover();
    addons.getChannel().once(STORY_FINISHED, () => setDone(1));
  }, []);
  const beside = width >= least;
  const { viewport } = globals as { viewport?: { value?: string } };
  const scale = beside && viewport?.value ? 0.5 : 1;
  const room = { width: beside ? width / 2 : width, height: beside ? height : height / 2 };
  const args = new URLSearchParams(location.search).get('args');
  return createPortal(
    <Layer ref={layer} popover="manual">
      {(['light', 'dark'] as const).map((theme, at) => (
        <Half key={theme} style={{ inlineSize: room.width, blockSize: room.height }}>
          {done > at && (
            <iframe
              title={theme}
              onLoad={(event) =>
                whenFinished(event.currentTarget, () => setDone((now) => Math.max(now, at + 2)))
              }
              // The page around it is seen with those eyes already.
              src={storyAddress({ id, theme, globals: { ...globals, sight: undefined }, args })}
              style={{
                inlineSize: room.width / scale,
                blockSize: room.height / scale,
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

/* In the top layer, above the dialogs of the story beneath. */
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
