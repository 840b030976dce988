import { useDeferredValue, useMemo, useState } from 'react';
import type { ClauseState, SpecRow } from '../../checks/spec/collect';
import type { Column } from '../../packages/ui/src/components/DataList/column';
import { SelectField } from '../../packages/ui/src/components/SelectField/SelectField';
import { StatusPill, type StatusTone } from '../../packages/ui/src/components/StatusPill/StatusPill';
import { TextField } from '../../packages/ui/src/components/TextField/TextField';
import { areaOptions, holdsWords } from './areas';
import { Choice, type ChoiceOption } from './Choice';
import { Files, Screens, Tests } from './Evidence';
import { Filters, Head, Ink, Page, Quiet, Stack } from './Page.styles';
import { PagedRows } from './PagedRows';

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

/** Every clause of the specification, each decision and threat: where it is seen, and what proves it. */
export function ClausesPage({ rows }: ClausesPageProps) {
  const [state, setState] = useState<ClauseState | ''>('');
  const [area, setArea] = useState('');
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const matching = useMemo(
    () =>
      rows.filter(
        (row) =>
          (area === '' || row.areas.includes(area)) && (asked === '' || holdsWords(asked, textsOf(row))),
      ),
    [rows, area, asked],
  );
  const found = useMemo(
    () => matching.filter((row) => state === '' || row.state === state),
    [matching, state],
  );
  const options: ChoiceOption<ClauseState | ''>[] = [
    { value: '', label: 'in all', count: matching.length },
    ...states
      .filter(({ value }) => value !== 'operator' || rows.some((row) => row.state === value))
      .map(({ value, label }) => ({
        ...{ value, label },
        count: matching.filter((row) => row.state === value).length,
      })),
  ];
  return (
    <Page>
      <Head>
        <h1>Clauses</h1>
        <p>
          Each clause of the specification (A, B), each decision (D) and each threat (T), and who in this
          repository holds it. The page is computed from the sources: a clause is held by what names it.
        </p>
        <p>
          Tested: a test, or a story that plays, is about it. Shown: stories show it. Built: only code names
          it.
        </p>
      </Head>
      <Choice label="State" options={options} value={state} onChange={setState} />
      <Filters>
        <TextField
          label="Search"
          type="search"
          placeholder="Clause, words, file, test"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          label="Area"
          options={areaOptions(rows)}
          value={area}
          onChange={(event) => setArea(event.target.value)}
        />
      </Filters>
      <PagedRows noun={noun} columns={columns} rowKey={keyOf} rows={found} />
    </Page>
  );
}
