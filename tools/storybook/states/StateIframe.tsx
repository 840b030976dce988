import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { border, color, radius } from '../../../packages/ui/src/tokens';
import { createQueue } from './createQueue';
import { useNear } from './useNear';
import { whenFinished } from '../../../.storybook/iframes/whenFinished';

/** Iframes start one at a time, because parallel plays would take the focus from each other. */
const enter = createQueue(1);

/** The maximum height of a long state, as a multiple of its window's height. */
const most = 2.5;

interface StateIframeProps {
  /** The iframe's title for screen readers. */
  title: string;
  address: string;
  /** The story's window size, in px. */
  width: number;
  height: number;
}

/** A story in a window of its own size, scaled to fit, and mounted only near the viewport. */
export function StateIframe({ title, address, width, height }: StateIframeProps) {
  const box = useRef<HTMLDivElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const { near, width: available } = useNear(box);
  const [begun, setBegun] = useState(false);
  const [full, setFull] = useState(height);
  const leave = useRef(() => {});

  useEffect(
    function waitForTurn() {
      if (!near) return;
      leave.current = enter(() => setBegun(true));
      return () => {
        leave.current();
        setBegun(false);
      };
    },
    [near, address],
  );

  const onLoad = () => {
    if (!iframe.current) return;
    whenFinished(iframe.current, () => {
      leave.current();
      const long = iframe.current?.contentDocument?.documentElement.scrollHeight ?? height;
      setFull(Math.min(Math.max(long, height), height * most));
    });
  };
  const scale = available / width;
  return (
    <Box ref={box} style={{ blockSize: full * scale }}>
      {near && begun && (
        <Scaled
          ref={iframe}
          key={address}
          title={title}
          src={address}
          onLoad={onLoad}
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: full, transform: `scale(${scale})` }}
        />
      )}
    </Box>
  );
}

const Box = styled.div`
  overflow: hidden;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sunken};
`;

/* Shown like an image; the name's link opens the real story. Its layout direction doesn't depend on this page's. */
const Scaled = styled.iframe`
  display: block;
  border: 0;
  pointer-events: none;
  transform-origin: 0 0;
`;
