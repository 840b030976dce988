import { useMemo } from 'react';
import type { SpecHeading, SpecRow } from '../../requirements/spec/rows';
import type { RequirementState } from '../../requirements/spec/state';
import type { Column } from '../../../packages/ui/src/components/DataList/column';
import type { RowLines } from '../../../packages/ui/src/components/DataList/rowLines';
import { StatusPill, type StatusVariant } from '../../../packages/ui/src/components/StatusPill/StatusPill';
import { Files, Screens, Tests, ToStory } from './Evidence';
import { GroupHead, Ink, Quiet, Stack } from './Page.styles';
import type { Heading } from './PagedRows';
import { SpecPage, type RowKind } from './SpecPage';

export interface RequirementsPageProps {
  /** Requirements, decisions and threats. */
  rows: readonly SpecRow[];
  /** Their headings. */
  headings: readonly SpecHeading[];
}

const states: readonly { value: RequirementState; label: string; tone: StatusVariant }[] = [
  { value: 'named', label: 'named', tone: 'good' },
  { value: 'shown', label: 'shown', tone: 'warn' },
  { value: 'built', label: 'built', tone: 'warn' },
  { value: 'open', label: 'open', tone: 'bad' },
  { value: 'operator', label: "the operator's", tone: 'neutral' },
];

const selectState = (state: RequirementState) => states.find(({ value }) => value === state);

const columns: readonly Column<SpecRow>[] = [
  { id: 'id', title: 'Promise', opens: 'named', cell: ({ id }) => id },
  {
    id: 'title',
    title: 'What it asks for',
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
    cell: ({ state }) => (
      <StatusPill variant={selectState(state)?.tone ?? 'neutral'}>
        {selectState(state)?.label ?? state}
      </StatusPill>
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

const noun = ['requirement', 'requirements'] as const;
const toLines = ({ id, title, state }: SpecRow): RowLines => ({
  icon: 'list',
  what: id,
  about: title,
  aside: selectState(state)?.label ?? state,
});
const getKey = ({ id }: SpecRow) => id;

const getTexts = ({ id, title, areas, why, screens, stories, tests, code }: SpecRow): string[] => [
  ...[id, title, ...areas, why],
  ...screens.map(({ group }) => group),
  ...stories.map(({ name }) => name),
  ...tests.flatMap((test) => [test.file, test.title]),
  ...code,
];

const all: RowKind<SpecRow> = { value: 'all', label: 'in all', holds: () => true };

function getHeading({ id, title, screens }: SpecHeading, rows: readonly SpecRow[]): Heading {
  const counts = states.flatMap(({ value, label }) => {
    const count = rows.filter(({ under, state }) => under === id && state === value).length;
    return count > 0 ? [`${count} ${label}`] : [];
  });
  return {
    id,
    head: (
      <GroupHead>
        <h2>{`${id} ${title}`}</h2>
        <Quiet>{counts.join(', ')}</Quiet>
        {screens.slice(0, 3).map((screen) => (
          <ToStory key={screen.id} id={screen.id}>
            {screen.group}
          </ToStory>
        ))}
      </GroupHead>
    ),
  };
}

/** Every requirement of the specification by section, each decision and threat, with its stories and tests. */
export function RequirementsPage({ rows, headings }: RequirementsPageProps) {
  const kinds = states
    .map(({ value, label }) => ({ value, label, holds: ({ state }: SpecRow) => state === value }))
    // The operator's tile is shown only where an item belongs to the operator.
    .filter(({ value, holds }) => value !== 'operator' || rows.some(holds));
  const underWhich = useMemo(() => {
    const heads = new Map(headings.map((heading) => [heading.id, getHeading(heading, rows)]));
    return ({ under }: SpecRow): Heading => heads.get(under) ?? { id: under, head: <h2>{under}</h2> };
  }, [headings, rows]);
  return (
    <SpecPage
      title="Requirements"
      intro={
        <>
          <p>
            Each requirement of the specification under its section (A, B), each decision (D) and each threat
            (T), and who in this repository holds it. Requirements name their tests; decisions and threats are
            held by what names them.
          </p>
          <p>
            Named: a test, or a story that plays, is about it. Shown: stories show it. Built: only code keeps
            it. Open: nobody does.
          </p>
        </>
      }
      placeholder="Section, words, file, test"
      kindsLabel="State"
      kinds={[all, ...kinds]}
      getHeading={underWhich}
      {...{ rows, noun, columns, toLines, getTexts }}
      rowKey={getKey}
    />
  );
}
