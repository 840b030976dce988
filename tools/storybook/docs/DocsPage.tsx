import { useOf } from '@storybook/addon-docs/blocks';
import { OrdinaryDocs } from './OrdinaryDocs';
import { ScreenBoard } from '../states/ScreenBoard';

/**
 * The generated page of a component or screen without an `.mdx` file. The title selects the kind: a screen gets its
 * board of states.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.title.startsWith('Screens/')) return <ScreenBoard />;
  const isFlow = preparedMeta.title.startsWith('Flows/');
  return <OrdinaryDocs withProps={!isFlow && preparedMeta.component !== undefined} />;
}
