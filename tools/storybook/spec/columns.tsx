import type { SpecRow, SpecState } from '../../requirements/spec/collect';
import type { Column } from '../../../packages/ui/src/components/DataList/column';
import { StatusPill, type StatusVariant } from '../../../packages/ui/src/components/StatusPill/StatusPill';
import { Files, Screens, Tests } from './Evidence';
import { Code, Ink, Quiet, Stack } from './Page.styles';

/** The states with their tones, the best first. */
export const states: Readonly<Record<SpecState, StatusVariant>> = {
  ...{ tested: 'good', shown: 'warn', built: 'warn' },
  ...{ bare: 'bad', open: 'bad' },
};

/** A text with its code in a code's font. */
const Text = ({ text }: { text: string }) => (
  <Ink>{text.split('`').map((part, at) => (at % 2 === 1 ? <Code key={at}>{part}</Code> : part))}</Ink>
);

export const columns: readonly Column<SpecRow>[] = [
  { id: 'id', title: 'Section', opens: 'named', cell: ({ id }) => id },
  {
    id: 'text',
    title: 'What it asks for',
    cell: ({ text, areas, open }) => (
      <Stack>
        <Text text={text} />
        <Quiet>{areas.join(', ')}</Quiet>
        {open !== '' && <Quiet>{open}</Quiet>}
      </Stack>
    ),
  },
  {
    id: 'state',
    title: 'State',
    whole: true,
    cell: ({ state }) => <StatusPill variant={states[state]}>{state}</StatusPill>,
  },
  {
    id: 'screens',
    title: 'Where it is shown',
    cell: ({ screens, stories }) => <Screens screens={screens} stories={stories} />,
  },
  {
    id: 'tests',
    title: 'What tests it',
    cell: ({ stories, tests, code }) => (
      <Stack>
        <Tests tests={tests} played={stories.filter(({ plays }) => plays).length} />
        <Files files={code} word={['file of code', 'files of code']} />
      </Stack>
    ),
  },
];
