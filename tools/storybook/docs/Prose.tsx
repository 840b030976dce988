import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Link } from '../../../packages/ui/src/components/Link/Link';
import { StoryLink } from './StoryLink';

interface ProseProps {
  /** Markdown. A link to `?path=/story/…` or `?path=/docs/…` stays within Storybook. */
  text: string;
}

const Anchor = ({ href = '', children }: { href?: string; children: ReactNode }) =>
  href.startsWith('?path=') ? (
    <StoryLink to={href.slice('?path='.length)}>{children}</StoryLink>
  ) : (
    <Link href={href} target="_blank" rel="noreferrer">
      {children}
    </Link>
  );

/** Renders a Markdown file of the repository. */
export const Prose = ({ text }: ProseProps) => (
  <Markdown options={{ overrides: { a: Anchor } }}>{text}</Markdown>
);
