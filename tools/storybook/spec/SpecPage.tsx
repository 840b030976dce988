import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Column } from '../../../packages/ui/src/components/DataList/column';
import type { RowLines } from '../../../packages/ui/src/components/DataList/rowLines';
import { SelectField } from '../../../packages/ui/src/components/SelectField/SelectField';
import { TextField } from '../../../packages/ui/src/components/TextField/TextField';
import { useAddressed } from '../docs/useAddressed';
import { areaOptions, holdsMessages } from './areas';
import { Choice } from './Choice';
import { Filters, Head, Page } from './Page.styles';
import { PagedRows, type Heading } from './PagedRows';

/** A tile above the table: the number of rows of a kind, and a filter for them. */
export interface RowKind<Row> {
  /** Unique. The first kind is the default. */
  value: string;
  label: string;
  holds: (row: Row) => boolean;
}

interface SpecPageProps<Row> {
  title: string;
  /** The page's introduction, as paragraphs. */
  intro: ReactNode;
  rows: readonly Row[];
  /** The singular and plural for rows. */
  noun: readonly [string, string];
  columns: readonly Column<Row>[];
  /** The two lines of a row on phones. */
  toLines: (row: Row) => RowLines;
  rowKey: (row: Row) => string;
  /** The texts that the search covers. */
  getTexts: (row: Row) => readonly string[];
  /** The placeholder of the search field. */
  placeholder: string;
  /** The tiles' label for screen readers. */
  kindsLabel: string;
  kinds: readonly RowKind<Row>[];
  /** Returns a row's heading. Pass a stable function, because a new one rerenders every row. */
  getHeading?: (row: Row) => Heading;
}

/** Rows computed from the repository, with count filters, an area and a search. */
export function SpecPage<Row extends { areas: readonly string[] }>(props: SpecPageProps<Row>) {
  const {
    title,
    intro,
    rows,
    noun,
    columns,
    toLines,
    rowKey,
    getTexts,
    placeholder,
    kindsLabel,
    kinds,
    getHeading,
  } = props;
  const [askedKind, setChosen] = useAddressed('kind');
  const [askedArea, setArea] = useAddressed('area');
  const [search, setSearch] = useAddressed('search');
  const chosen = kinds.some(({ value }) => value === askedKind) ? askedKind : (kinds[0]?.value ?? '');
  // Another page's filter may be unknown here.
  const area = rows.some(({ areas }) => areas.includes(askedArea)) ? askedArea : '';
  const asked = useDeferredValue(search.trim());
  const matching = useMemo(
    () =>
      rows.filter(
        (row) =>
          (area === '' || row.areas.includes(area)) && (asked === '' || holdsMessages(asked, getTexts(row))),
      ),
    [rows, area, asked, getTexts],
  );
  const kind = kinds.find(({ value }) => value === chosen);
  const found = useMemo(() => (kind ? matching.filter(kind.holds) : matching), [matching, kind]);
  return (
    <Page>
      <Head>
        <h1>{title}</h1>
        {intro}
      </Head>
      <Choice
        label={kindsLabel}
        options={kinds.map(({ value, label, holds }) => ({
          ...{ value, label },
          count: matching.filter(holds).length,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Filters>
        <TextField
          label="Search"
          type="search"
          placeholder={placeholder}
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
      <PagedRows {...{ noun, columns, toLines, rowKey, getHeading }} rows={found} />
    </Page>
  );
}
