import { useOf } from '@storybook/addon-docs/blocks';
import { OrdinaryDocs } from './docs/OrdinaryDocs';
import { ScreenBoard } from './states/ScreenBoard';

/** The page made from a kind's stories, told apart by title: of a screen its board of states, else the ordinary one. */
export function DocsPage() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  return title.startsWith('Screens/') ? <ScreenBoard /> : <OrdinaryDocs />;
}
