import type { MouseEvent, ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { Link } from '../../../packages/ui/src/components/Link/Link';

interface StoryLinkProps {
  /** The location in Storybook: `/story/…` or `/docs/…`, with `&globals=…` where a link sets its own. */
  to: string;
  children: ReactNode;
}

/** A link to a story or a page. Storybook follows it itself; in a new tab it is an ordinary address. */
export function StoryLink({ to, children }: StoryLinkProps) {
  const address = `?path=${to}`;
  const go = (event: MouseEvent) => {
    const alone = window.top === window;
    if (alone || to.includes('&') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit('navigateUrl', address);
  };
  return (
    <Link href={`./${address}`} target="_top" onClick={go}>
      {children}
    </Link>
  );
}
