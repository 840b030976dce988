import { useDeferredValue, useMemo, useState } from 'react';
import type { CallRow } from '../../checks/spec/calls';
import type { Column } from '../../packages/ui/src/components/DataList/column';
import { SelectField } from '../../packages/ui/src/components/SelectField/SelectField';
import { StatusPill } from '../../packages/ui/src/components/StatusPill/StatusPill';
import { TextField } from '../../packages/ui/src/components/TextField/TextField';
import { areaOptions, holdsWords } from './areas';
import { Choice } from './Choice';
import { Files, Screens, Tests } from './Evidence';
import { Code, Filters, Head, Ink, Page, Quiet, Stack } from './Page.styles';
import { PagedRows } from './PagedRows';

export interface CallsPageProps {
  rows: readonly CallRow[];
}

type Kind = '' | 'used' | 'unused' | 'untested';

const kindOf: Readonly<Record<Kind, (row: CallRow) => boolean>> = {
  '': () => true,
  used: ({ users }) => users.length > 0,
  unused: ({ users }) => users.length === 0,
  untested: ({ tests }) => tests.length === 0,
};

const kinds: readonly { value: Kind; label: string }[] = [
  { value: '', label: 'in all' },
  { value: 'used', label: 'used by the portal' },
  { value: 'unused', label: 'unused' },
  { value: 'untested', label: 'without a test' },
];

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');

const columns: readonly Column<CallRow>[] = [
  {
    id: 'call',
    title: 'Call',
    cell: ({ method, path, operationId }) => (
      <Stack>
        <Code>
          {method} {path}
        </Code>
        <Quiet>{operationId}</Quiet>
      </Stack>
    ),
  },
  {
    id: 'what',
    title: 'What it is for',
    card: 'line',
    cell: ({ summary, areas, auth }) => (
      <Stack>
        <Ink>{summary}</Ink>
        <Quiet>{`${areas.join(', ')}, ${auth ? 'with a token' : 'public'}`}</Quiet>
      </Stack>
    ),
  },
  {
    id: 'state',
    title: 'State',
    whole: true,
    card: 'pill',
    cell: ({ users }) =>
      users.length > 0 ? (
        <StatusPill tone="good">used</StatusPill>
      ) : (
        <StatusPill tone="warn">unused</StatusPill>
      ),
  },
  {
    id: 'screens',
    title: 'Where it is used',
    cell: ({ screens, routes, endpoints, users }) => (
      <Stack>
        <Screens screens={screens} stories={[]} />
        {routes.length > 0 && <Quiet>{routes.map(nameOf).join(', ')}</Quiet>}
        <Files
          files={[...new Set([...endpoints, ...users])]}
          word={['place of the portal', 'places of the portal']}
        />
      </Stack>
    ),
  },
  {
    id: 'answers',
    title: 'Who answers and tries it',
    cell: ({ handler, tests }) => (
      <Stack>
        <Code>{handler === '' ? 'no handler' : handler.replace('apps/sandbox/src/', 'sandbox: ')}</Code>
        <Tests tests={tests} />
      </Stack>
    ),
  },
];

const noun = ['call', 'calls'] as const;
const keyOf = ({ operationId }: CallRow) => operationId;

const textsOf = ({
  method,
  path,
  operationId,
  summary,
  areas,
  endpoints,
  users,
  handler,
  ...row
}: CallRow) => [
  ...[`${method} ${path}`, operationId, summary, ...areas, ...endpoints, ...users, handler],
  ...row.screens.map(({ group }) => group),
  ...row.tests.flatMap((test) => [test.file, test.title]),
];

/** Every call of the contract: where the portal uses it, who answers it in the sandbox, and which tests try it. */
export function CallsPage({ rows }: CallsPageProps) {
  const [kind, setKind] = useState<Kind>('');
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
  const found = useMemo(() => matching.filter(kindOf[kind]), [matching, kind]);
  return (
    <Page>
      <Head>
        <h1>Calls</h1>
        <p>
          Every call of the contract, from the portal that makes it to the sandbox that answers it. The page
          is computed from the sources: what calls, shows or tries it is found by its path and its names.
        </p>
      </Head>
      <Choice
        label="Use"
        options={kinds.map((option) => ({ ...option, count: matching.filter(kindOf[option.value]).length }))}
        value={kind}
        onChange={setKind}
      />
      <Filters>
        <TextField
          label="Search"
          type="search"
          placeholder="Path, words, file, test"
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
