import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '../../../packages/ui/src/components/Link/Link';
import {
  border,
  color,
  fontFamily,
  fontSize,
  fontWeight,
  radius,
  space,
} from '../../../packages/ui/src/tokens';
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
export function Prose({ text }: ProseProps) {
  return (
    <Text>
      <Markdown options={{ overrides: { a: Anchor } }}>{text}</Markdown>
    </Text>
  );
}

const Text = styled.div`
  max-inline-size: 46rem;
  font-size: ${fontSize.figure};
  line-height: 1.6;
  overflow-wrap: break-word;

  h1 {
    font-size: ${fontSize.hero};
    font-weight: ${fontWeight.page};
    letter-spacing: -0.02em;
  }

  h2 {
    padding-block-start: ${space[8]};
    font-size: ${fontSize.count};
  }

  h3 {
    padding-block-start: ${space[5]};
    font-size: ${fontSize.dialog};
  }

  p,
  ul,
  ol,
  table,
  pre {
    padding-block-start: ${space[3]};
  }

  ul,
  ol {
    display: grid;
    gap: ${space[1.5]};
    padding-inline-start: ${space[5]};
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: ${color.inkFaint};
  }

  a {
    text-decoration: underline;
    text-decoration-color: ${color.line};
  }

  code {
    padding: 0 ${space[1]};
    border: ${border.hair} solid ${color.line};
    border-radius: ${radius.tiny};
    background: ${color.sunken};
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.label};
  }

  table {
    border-collapse: collapse;
  }

  tr > :first-child {
    white-space: nowrap;
  }

  th,
  td {
    padding: ${space[2]} ${space[4]} ${space[2]} 0;
    border-block-end: ${border.hair} solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  th {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
`;
