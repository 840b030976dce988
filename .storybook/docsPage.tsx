import { useOf } from '@storybook/addon-docs/blocks';
import { OrdinaryDocs } from './docs/OrdinaryDocs';
import { ScreenBoard } from './states/ScreenBoard';

/** The page made from a kind's stories, told apart by title: of a screen its board of states, else the ordinary one. */
export function DocsPage() {
  const { title, component } = useOf('meta', ['meta']).preparedMeta;
  if (title.startsWith('Screens/')) return <ScreenBoard />;
  return <OrdinaryDocs withProps={!title.startsWith('Flows/') && component !== undefined} />;
}
