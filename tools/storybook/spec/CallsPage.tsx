import type { CallRow } from '../../requirements/spec/calls';
import type { Column } from '../../../packages/ui/src/components/DataList/column';
import type { RowLines } from '../../../packages/ui/src/components/DataList/rowLines';
import { StatusPill } from '../../../packages/ui/src/components/StatusPill/StatusPill';
import { Files, Screens, Tests } from './Evidence';
import { Code, Ink, Quiet, Stack } from './Page.styles';
import { SpecPage, type RowKind } from './SpecPage';

export interface CallsPageProps {
  rows: readonly CallRow[];
}

const kinds: readonly RowKind<CallRow>[] = [
  { value: 'all', label: 'in all', holds: () => true },
  { value: 'used', label: 'used by the portal', holds: ({ users }) => users.length > 0 },
  { value: 'unused', label: 'unused', holds: ({ users }) => users.length === 0 },
  { value: 'untested', label: 'without a test', holds: ({ tests }) => tests.length === 0 },
];

const toName = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');

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
    opens: true,
    cell: ({ users }) =>
      users.length > 0 ? (
        <StatusPill variant="good">used</StatusPill>
      ) : (
        <StatusPill variant="warn">unused</StatusPill>
      ),
  },
  {
    id: 'screens',
    title: 'Where it is used',
    cell: ({ screens, routes, endpoints, users }) => (
      <Stack>
        <Screens screens={screens} stories={[]} />
        {routes.length > 0 && <Quiet>{routes.map(toName).join(', ')}</Quiet>}
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
const toLines = ({ method, path, operationId, users }: CallRow): RowLines => ({
  icon: 'branch',
  what: `${method} ${path}`,
  about: operationId,
  aside: users.length > 0 ? 'used' : 'unused',
});
const getKey = ({ operationId }: CallRow) => operationId;

const getTexts = ({
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

/** Every call of the contract: its users in the portal, its handler in the sandbox and its tests. */
export function CallsPage({ rows }: CallsPageProps) {
  return (
    <SpecPage
      title="Calls"
      intro={
        <p>
          Every call of the contract, from the portal that makes it to the sandbox that answers it. The page
          is computed from the sources: what calls, shows or tries it is found by its path and its names.
        </p>
      }
      placeholder="Path, words, file, test"
      kindsLabel="Use"
      {...{ rows, noun, columns, toLines, getTexts, kinds }}
      rowKey={getKey}
    />
  );
}
