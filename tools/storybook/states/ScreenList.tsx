import { use } from 'react';
import { Card } from '../../../packages/ui/src/components/Card/Card';
import { StoryLink } from '../docs/StoryLink';
import { toReadableName, toReadableTitle } from '../manager/readableName';
import { Columns, Muted, Page, RuledRow } from '../pages/kit/Page';

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

/** Returns Storybook's entries of screens and of the shell's parts, in the sidebar's order. */
async function readEntries(): Promise<Entry[]> {
  const answer = await fetch('index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ title }) => /^(Screens|Shell)\//.test(title));
}

let reading: Promise<Entry[]> | undefined;

/** The screen's folder. A title without one, such as the shell's parts, uses its first word. */
function getArea({ title }: Entry): string {
  const [first = '', area = '', ...rest] = title.split('/');
  return rest.length > 0 ? area : first;
}

const getName = ({ title }: Entry) =>
  toReadableTitle(title.split('/').slice(2).join('/') || (title.split('/').at(-1) ?? ''), ', ');

/** All screens by area, each with a link to its page, which is the board of its states. */
export function ScreenList() {
  const entries = use((reading ??= readEntries()));
  const states = entries.filter(({ type }) => type === 'story');
  const boards = entries.filter(
    ({ type, title }) => type === 'docs' && states.some((one) => one.title === title),
  );
  return (
    <Page
      title="States of every screen"
      lead="Press a screen for all its states, side by side. The address has the choices of the toolbar."
    >
      <Columns as="div" $least="18rem" $gap={4} style={{ alignItems: 'start' }}>
        {[...new Set(boards.map(getArea))].map((area) => (
          <Card key={area} heading={toReadableName(area)}>
            <ul>
              {boards
                .filter((board) => getArea(board) === area)
                .map((board) => (
                  <RuledRow key={board.id} $columns="minmax(0, 1fr) max-content">
                    <StoryLink to={`/docs/${board.id}`}>{getName(board)}</StoryLink>
                    <Muted>{states.filter(({ title }) => title === board.title).length} states</Muted>
                  </RuledRow>
                ))}
            </ul>
          </Card>
        ))}
      </Columns>
    </Page>
  );
}
