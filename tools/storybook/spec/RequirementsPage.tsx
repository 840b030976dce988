import { memo, useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import type { SpecRow, SpecState, TestLink } from '../../requirements/spec/collect';
import { EmptyState } from '../../../packages/ui/src/components/EmptyState/EmptyState';
import { SelectField } from '../../../packages/ui/src/components/SelectField/SelectField';
import { StatusPill, type StatusVariant } from '../../../packages/ui/src/components/StatusPill/StatusPill';
import { TextField } from '../../../packages/ui/src/components/TextField/TextField';
import { space } from '../../../packages/ui/src/tokens';
import { StoryLink } from '../docs/StoryLink';
import { useAddressed } from '../docs/globals';
import { toReadableTitle } from '../manager/readableName';
import { Page, RuledRow, SearchBar } from '../pages/kit/Page';

/** The states with their tones, the best first. */
const states: Readonly<Record<SpecState, StatusVariant>> = {
  ...{ tested: 'good', shown: 'warn', built: 'warn' },
  ...{ bare: 'bad', open: 'bad' },
};

const kinds: Record<TestLink['kind'], string> = { unit: 'unit', sandbox: 'sandbox', e2e: 'end to end' };

/** Everything of a row that a search covers. */
const toText = ({ id, text, areas, open, screens, stories, tests, code }: SpecRow): string =>
  [
    ...[id, text, ...areas, open, ...code],
    ...screens.map(({ group }) => group),
    ...stories.map(({ name }) => name),
    ...tests.flatMap(({ file, title }) => [file, title]),
  ]
    .join('\n')
    .toLowerCase();

/** The screens, stories, tests and code that name a requirement. Those of all rows would be most of the page. */
function Evidence({ screens, stories, tests, code }: SpecRow) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{`${screens.length} screens, ${stories.length} stories, ${tests.length} tests, ${code.length} files of code`}</summary>
      {isOpen && (
        <Sources>
          {screens.map(({ group, id }) => (
            <li key={group}>
              <StoryLink to={`/story/${id}`}>{toReadableTitle(group)}</StoryLink>
            </li>
          ))}
          {stories.map(({ id, group, name, plays }) => (
            <li key={id}>
              <StoryLink to={`/story/${id}`}>{`${toReadableTitle(group)}: ${name}`}</StoryLink>{' '}
              {plays && 'plays'}
            </li>
          ))}
          {tests.map(({ file, title, kind }) => (
            <li key={`${file} ${title}`}>
              <code>{file}</code> ({kinds[kind]}) {title}
            </li>
          ))}
          {code.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </Sources>
      )}
    </details>
  );
}

/* A link is 21 px high, and needs 24 px to the next one. */
const Sources = styled.ul`
  > li {
    padding-block: ${space.half};
  }
`;

/** The rows under their headings. It rerenders only for new matches, so a search doesn't delay typing. */
const Rows = memo(function Rows({ rows }: { rows: readonly SpecRow[] }) {
  return [...new Set(rows.map(({ under }) => under))].map((heading) => (
    <section key={heading}>
      <h2>{heading}</h2>
      <ul>
        {rows
          .filter(({ under }) => under === heading)
          .map((row) => (
            <RuledRow key={row.id}>
              <span>
                <b>{row.id}</b> <StatusPill variant={states[row.state]}>{row.state}</StatusPill>
              </span>
              <span>{[row.text.replaceAll('`', ''), row.open].filter(Boolean).join(' ')}</span>
              <Evidence {...row} />
            </RuledRow>
          ))}
      </ul>
    </section>
  ));
});

export interface RequirementsPageProps {
  /** The sections of A and B, the decisions and the threats. */
  rows: readonly SpecRow[];
}

/** Every section of the specification, each decision and threat, with its stories and tests. */
export function RequirementsPage({ rows }: RequirementsPageProps) {
  const [state, setState] = useAddressed('kind');
  const [area, setArea] = useAddressed('area');
  const [words, setWords] = useAddressed('search');
  const wanted = useDeferredValue(words).trim().toLowerCase().split(/\s+/);
  const matching = rows.filter(
    (row) => (area === '' || row.areas.includes(area)) && wanted.every((word) => toText(row).includes(word)),
  );
  // Another page's filter may be unknown here.
  const found = state in states ? matching.filter((row) => row.state === state) : matching;
  const areas = [...new Set(rows.flatMap((row) => row.areas))].sort();
  return (
    <Page
      title="Requirements"
      lead="Each section of the specification (A, B), each decision (D) and each threat (T). Tested: a test, or a story that plays, names it. Shown: stories show it. Built: only code names it. Bare: nothing does. Open: accepted, and not carried out yet."
    >
      <SearchBar>
        <TextField
          label="Search"
          type="search"
          placeholder="Section, words, file, test"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField
          label="State"
          options={[
            { value: '', label: 'All states' },
            ...Object.keys(states).map((value) => ({
              ...{ value, label: `${value}: ${matching.filter((row) => row.state === value).length}` },
            })),
          ]}
          value={state}
          onChange={(event) => setState(event.target.value)}
        />
        <SelectField
          label="Area"
          options={[{ value: '', label: 'All areas' }, ...areas.map((value) => ({ value, label: value }))]}
          value={area}
          onChange={(event) => setArea(event.target.value)}
        />
        <p role="status">{`${found.length} of ${rows.length} requirements`}</p>
      </SearchBar>
      {found.length === 0 && <EmptyState icon="search" title="No requirement is like that" />}
      <Rows rows={found} />
    </Page>
  );
}
