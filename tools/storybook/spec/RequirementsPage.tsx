import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { SpecRow } from '../../requirements/spec/collect';
import { DataList } from '../../../packages/ui/src/components/DataList/DataList';
import type { RowLines } from '../../../packages/ui/src/components/DataList/rowLines';
import { Pagination } from '../../../packages/ui/src/components/Pagination/Pagination';
import { SelectField } from '../../../packages/ui/src/components/SelectField/SelectField';
import { TextField } from '../../../packages/ui/src/components/TextField/TextField';
import { useAddressed } from '../docs/useAddressed';
import { Choice } from './Choice';
import { columns, states } from './columns';
import { Filters, Found, Group, GroupHead, Head, Page, Quiet, Rows } from './Page.styles';

export interface RequirementsPageProps {
  /** The sections of A and B, the decisions and the threats. */
  rows: readonly SpecRow[];
}

const toLines = ({ id, text, state }: SpecRow): RowLines => ({
  ...{ icon: 'list', what: id, about: text.replaceAll('`', ''), aside: state },
});

/** Everything of a row that a search covers. */
const getText = ({ id, text, areas, open, screens, stories, tests, code }: SpecRow): string =>
  [
    ...[id, text, ...areas, open, ...code],
    ...screens.map(({ group }) => group),
    ...stories.map(({ name }) => name),
    ...tests.flatMap(({ file, title }) => [file, title]),
  ]
    .join('\n')
    .toLowerCase();

/** Returns the rows with every word of a search. */
function search(words: string, rows: readonly SpecRow[]): readonly SpecRow[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return rows.filter((row) => wanted.every((word) => getText(row).includes(word)));
}

const countStates = (rows: readonly SpecRow[]) =>
  Object.keys(states).flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length;
    return count > 0 ? [`${count} ${state}`] : [];
  });

const perPage = 50;

/** Fifty rows at a time under their headings. It rerenders only for new matches, so a search doesn't delay typing. */
const PagedRows = memo(function PagedRows({ rows }: { rows: readonly SpecRow[] }) {
  const [entry, setEntry] = useState({ rows, page: 1 });
  const page = entry.rows === rows ? entry.page : 1;
  const from = (page - 1) * perPage;
  const shown = rows.slice(from, from + perPage);
  const headings = [...new Set(shown.map(({ under }) => under))];
  return (
    <Rows>
      <Found role="status">{`${rows.length} ${rows.length === 1 ? 'requirement' : 'requirements'}`}</Found>
      {(headings.length > 0 ? headings : ['']).map((heading) => (
        <Group key={heading}>
          {heading !== '' && (
            <GroupHead>
              <h2>{heading}</h2>
              <Quiet>{countStates(rows.filter(({ under }) => under === heading)).join(', ')}</Quiet>
            </GroupHead>
          )}
          <DataList
            caption={`${heading}: requirements`}
            columns={columns}
            lines={toLines}
            detail={({ id }) => ({ kind: id })}
            rowKey={({ id }) => id}
            rows={{ state: 'ready', data: shown.filter(({ under }) => under === heading) }}
            empty={{ title: 'No requirement is like that' }}
          />
        </Group>
      ))}
      <Pagination
        page={page}
        lastPage={Math.max(1, Math.ceil(rows.length / perPage))}
        from={rows.length === 0 ? 0 : from + 1}
        to={from + shown.length}
        total={rows.length}
        end={from + shown.length < rows.length ? 'continues' : 'complete'}
        onPageChange={(next) => setEntry({ rows, page: next })}
      />
    </Rows>
  );
});

/** Every section of the specification, each decision and threat, with its stories and tests. */
export function RequirementsPage({ rows }: RequirementsPageProps) {
  const [kind, setKind] = useAddressed('kind');
  const [askedArea, setArea] = useAddressed('area');
  const [words, setWords] = useAddressed('search');
  const areas = useMemo(() => [...new Set(rows.flatMap((row) => row.areas))].sort(), [rows]);
  // Another page's filter may be unknown here.
  const area = areas.includes(askedArea) ? askedArea : '';
  const state = kind in states ? kind : 'all';
  const asked = useDeferredValue(words.trim());
  const matching = useMemo(
    () => search(asked, area === '' ? rows : rows.filter((row) => row.areas.includes(area))),
    [rows, area, asked],
  );
  const found = useMemo(
    () => (state === 'all' ? matching : matching.filter((row) => row.state === state)),
    [matching, state],
  );
  return (
    <Page>
      <Head>
        <h1>Requirements</h1>
        <p>
          Each section of the specification (A, B), each decision (D) and each threat (T), with the stories
          and tests that name it.
        </p>
        <p>
          Tested: a test, or a story that plays, names it. Shown: stories show it. Built: only code names it.
          Bare: nothing does. Open: accepted, and not carried out yet.
        </p>
      </Head>
      <Choice
        label="State"
        options={[
          { value: 'all', label: 'in all', count: matching.length },
          ...Object.keys(states).map((value) => ({
            ...{ value, label: value },
            count: matching.filter((row) => row.state === value).length,
          })),
        ]}
        value={state}
        onChange={setKind}
      />
      <Filters>
        <TextField
          label="Search"
          type="search"
          placeholder="Section, words, file, test"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField
          label="Area"
          options={[{ value: '', label: 'All areas' }, ...areas.map((value) => ({ value, label: value }))]}
          value={area}
          onChange={(event) => setArea(event.target.value)}
        />
      </Filters>
      <PagedRows rows={found} />
    </Page>
  );
}
