import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Column } from '../../../../packages/ui/src/components/DataList/column';
import { SelectField } from '../../../../packages/ui/src/components/SelectField/SelectField';
import { TextField } from '../../../../packages/ui/src/components/TextField/TextField';
import { useAddressed } from '../docs/useAddressed';
import { areaOptions, holdsWords } from './areas';
import { Choice } from './Choice';
import { Filters, Head, Page } from './Page.styles';
import { PagedRows, type Heading } from './PagedRows';

/** One tile above the table: how many rows are of a kind, and the way to see them alone. */
export interface RowKind<Row> {
  /** It is unique. The first one is chosen at first. */
  value: string;
  label: string;
  holds: (row: Row) => boolean;
}

interface SpecPageProps<Row> {
  title: string;
  /** What the page shows, as paragraphs. */
  intro: ReactNode;
  rows: readonly Row[];
  /** The words for one row and for several. */
  noun: readonly [string, string];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** What the search looks through. */
  textsOf: (row: Row) => readonly string[];
  /** The empty field's hint on what can be searched for. */
  placeholder: string;
  /** What the tiles are about, for a screen reader. */
  kindsLabel: string;
  kinds: readonly RowKind<Row>[];
  /** What a row stands under. It is the same function each time, since a new one draws every row again. */
  headingOf?: (row: Row) => Heading;
}

/** Rows that are computed from the repository, with counts that filter, an area and a search. */
export function SpecPage<Row extends { areas: readonly string[] }>(props: SpecPageProps<Row>) {
  const { title, intro, rows, noun, columns, rowKey, textsOf, placeholder, kindsLabel, kinds, headingOf } =
    props;
  const [askedKind, setChosen] = useAddressed('kind');
  const [askedArea, setArea] = useAddressed('area');
  const [search, setSearch] = useAddressed('search');
  const chosen = kinds.some(({ value }) => value === askedKind) ? askedKind : (kinds[0]?.value ?? '');
  // What another page was sifted by may be unknown here.
  const area = rows.some(({ areas }) => areas.includes(askedArea)) ? askedArea : '';
  const asked = useDeferredValue(search.trim());
  const matching = useMemo(
    () =>
      rows.filter(
        (row) =>
          (area === '' || row.areas.includes(area)) && (asked === '' || holdsWords(asked, textsOf(row))),
      ),
    [rows, area, asked, textsOf],
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
      <PagedRows noun={noun} columns={columns} rowKey={rowKey} headingOf={headingOf} rows={found} />
    </Page>
  );
}
