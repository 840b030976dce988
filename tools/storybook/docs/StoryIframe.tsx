import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { border, color, radius, space } from '../../../packages/ui/src/tokens';
import { useThemeGlobal } from './globals';

interface StoryIframeProps {
  id: string;
  /** The story's name, also the iframe's title. */
  name: string;
}

/** The minimum and maximum height of an iframe, in px. A dialog needs a page around it, and a long list scrolls. */
const least = 96;
const most = 640;

/** A story in an iframe with the page's theme, so dialogs open inside it and not over the page. */
export function StoryIframe({ id, name }: StoryIframeProps) {
  const theme = useThemeGlobal();
  const [iframe, setIframe] = useState<HTMLIFrameElement | null>(null);
  const [height, setHeight] = useState(least);
  useEffect(
    function fit() {
      const measure = () => {
        const body = iframe?.contentDocument?.body;
        const over = body?.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
        const root = body?.querySelector('#storybook-root');
        if (body && root)
          setHeight(over ? most : Math.min(most, Math.max(least, root.getBoundingClientRect().height)));
      };
      const observer = new MutationObserver(measure);
      const watch = () => {
        const body = iframe?.contentDocument?.body;
        if (body) observer.observe(body, { childList: true, subtree: true });
        measure();
      };
      iframe?.addEventListener('load', watch);
      return () => {
        iframe?.removeEventListener('load', watch);
        observer.disconnect();
      };
    },
    [iframe],
  );
  return (
    <Iframe
      ref={setIframe}
      title={name}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
      style={{ blockSize: height }}
    />
  );
}

const Iframe = styled.iframe`
  inline-size: 100%;
  margin-block: ${space[5]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.canvas};
`;
