import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { border, color, radius } from '../../../packages/ui/src/tokens';
import { takeTurn } from './takeTurn';
import { whenFinished } from '../../../.storybook/iframes/whenFinished';

/** The maximum height of a long state, as a multiple of its window's height. */
const most = 2.5;

/** The distance from the viewport within which an iframe is mounted. Farther iframes are unmounted. */
const rootMargin = '900px 0px';

/** Returns whether an element is in or near the viewport, and its width in px. */
function useNear(element: RefObject<HTMLElement | null>): { near: boolean; width: number } {
  const [near, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(
    function watch() {
      if (!element.current) return;
      const view = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
        rootMargin,
      });
      const size = new ResizeObserver((entries) => setWidth(entries.at(-1)?.contentRect.width ?? 0));
      view.observe(element.current);
      size.observe(element.current);
      return () => {
        view.disconnect();
        size.disconnect();
      };
    },
    [element],
  );
  return { near: near && width > 0, width };
}

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
      // One after another, because parallel plays would take the focus from each other.
      leave.current = takeTurn(() => setBegun(true));
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
