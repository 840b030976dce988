import { useOf } from '@storybook/addon-docs/blocks';
import { ComponentPage } from './ComponentPage';
import { FlowBoard, ScreenBoard } from '../states/boards';

/**
 * The generated page of a component or screen without an `.mdx` file. The title selects the kind: a screen gets its
 * board of states.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.title.startsWith('Screens/')) return <ScreenBoard />;
  if (preparedMeta.title.startsWith('Flows/')) return <FlowBoard />;
  return <ComponentPage />;
}
