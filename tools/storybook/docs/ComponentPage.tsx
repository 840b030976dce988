import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { OrdinaryDocs } from './OrdinaryDocs';

interface ComponentPageProps {
  /** Markdown: when to use the component, when not to, and what to use instead. */
  children: ReactNode;
}

/** The page of an `.mdx` file next to a component. Its text is between the first story and the props. */
export function ComponentPage({ children }: ComponentPageProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  return <OrdinaryDocs withProps={preparedMeta.component !== undefined}>{children}</OrdinaryDocs>;
}
