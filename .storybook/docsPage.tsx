import { useOf } from '@storybook/addon-docs/blocks';
import { OrdinaryDocs } from './docs/OrdinaryDocs';

/** The page of a component, a screen or a flow, made from its stories. Which page a title gets is chosen here. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isFlow = preparedMeta.title.startsWith('Flows/');
  return <OrdinaryDocs withProps={!isFlow && preparedMeta.component !== undefined} />;
}
