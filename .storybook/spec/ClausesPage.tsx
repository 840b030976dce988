import type { ClauseState, SpecRow } from '../../checks/spec/collect';
import type { Column } from '../../packages/ui/src/components/DataList/column';
import { StatusPill, type StatusTone } from '../../packages/ui/src/components/StatusPill/StatusPill';
import { Files, Screens, Tests } from './Evidence';
import { Ink, Quiet, Stack } from './Page.styles';
import { SpecPage, type RowKind } from './SpecPage';

export interface ClausesPageProps {
  rows: readonly SpecRow[];
}

const states: readonly { value: ClauseState; label: string; tone: StatusTone }[] = [
  { value: 'tested', label: 'tested', tone: 'good' },
  { value: 'shown', label: 'shown', tone: 'info' },
  { value: 'built', label: 'built', tone: 'warn' },
  { value: 'open', label: 'open', tone: 'bad' },
  { value: 'operator', label: "the operator's", tone: 'neutral' },
];

const wordOf = (state: ClauseState) => states.find(({ value }) => value === state);

const columns: readonly Column<SpecRow>[] = [
  { id: 'id', title: 'Clause', cell: ({ id }) => id },
  {
    id: 'title',
    title: 'What it asks for',
    card: 'line',
    cell: ({ title, areas, why }) => (
      <Stack>
        <Ink>{title}</Ink>
        <Quiet>{areas.join(', ')}</Quiet>
        {why !== '' && <Quiet>{why}</Quiet>}
      </Stack>
    ),
  },
  {
    id: 'state',
    title: 'State',
    whole: true,
    card: 'pill',
    cell: ({ state }) => (
      <StatusPill tone={wordOf(state)?.tone ?? 'neutral'}>{wordOf(state)?.label ?? state}</StatusPill>
    ),
  },
  {
    id: 'screens',
    title: 'Where it is seen',
    cell: ({ screens, stories }) => <Screens screens={screens} stories={stories} />,
  },
  {
    id: 'tests',
    title: 'What proves it',
    cell: ({ stories, tests, code }) => (
      <Stack>
        <Tests tests={tests} played={stories.filter(({ plays }) => plays).length} />
        <Files files={code} word={['file of code', 'files of code']} />
      </Stack>
    ),
  },
];

const noun = ['clause', 'clauses'] as const;
const keyOf = ({ id }: SpecRow) => id;

const textsOf = ({ id, title, areas, why, screens, stories, tests, code }: SpecRow): string[] => [
  ...[id, title, ...areas, why],
  ...screens.map(({ group }) => group),
  ...stories.map(({ name }) => name),
  ...tests.flatMap((test) => [test.file, test.title]),
  ...code,
];

const all: RowKind<SpecRow> = { value: 'all', label: 'in all', holds: () => true };

/** Every clause of the specification, each decision and threat: where it is seen, and what proves it. */
export function ClausesPage({ rows }: ClausesPageProps) {
  const kinds = states
    .map(({ value, label }) => ({ value, label, holds: ({ state }: SpecRow) => state === value }))
    // What belongs to the operator is told of only where something does.
    .filter(({ value, holds }) => value !== 'operator' || rows.some(holds));
  return (
    <SpecPage
      title="Clauses"
      intro={
        <>
          <p>
            Each clause of the specification (A, B), each decision (D) and each threat (T), and who in this
            repository holds it. The page is computed from the sources: a clause is held by what names it.
          </p>
          <p>
            Tested: a test, or a story that plays, is about it. Shown: stories show it. Built: only code names
            it.
          </p>
        </>
      }
      placeholder="Clause, words, file, test"
      kindsLabel="State"
      kinds={[all, ...kinds]}
      {...{ rows, noun, columns, textsOf }}
      rowKey={keyOf}
    />
  );
}
