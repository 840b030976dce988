import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { OrdinaryDocs } from './OrdinaryDocs';

interface ComponentPageProps {
  /** Markdown: when to use the component, when not, and what to use instead. */
  children: ReactNode;
}

/** The page that an `.mdx` beside a component makes: its guidance between its first story and its props. */
export function ComponentPage({ children }: ComponentPageProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  return <OrdinaryDocs withProps={preparedMeta.component !== undefined}>{children}</OrdinaryDocs>;
}
