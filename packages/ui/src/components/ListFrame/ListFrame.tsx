import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { transactionsTexts } from '../../text/messages';
import { overlayWords } from '../../text/overlayWords';
import { media, space } from '../../tokens';
import { Button } from '../Button/Button';
import type { EmptyStateProps } from '../EmptyState/EmptyState';
import { ExportButton } from '../ExportButton/ExportButton';
import type { ListExport } from '../ExportButton/listExport';
import { FilterChips } from '../FilterChips/FilterChips';
import { FilterDialog } from '../FilterDialog/FilterDialog';
import { Icon } from '../Icon/Icon';
import { ListFooter } from './ListFooter';
import { ListHead, type ListHeadProps } from './ListHead';
import type { ListSlot } from './ListSheet';
import type { PagedList } from './pagedList';

export interface ListFrameProps<Row> extends ListHeadProps {
  list: PagedList<Row>;
  /** For a list that has no rows; its title is the exact text of the place. */
  empty: EmptyStateProps;
  /** The reason in place of that, when a filter leaves nothing. */
  nothingMatches: string;
  /** Between the heading and the list: summary cards. */
  summary?: ReactNode;
  /** Saves every filtered row as a file; absent where the screen does not. */
  exporting?: ListExport | undefined;
  /** Draws the list: `{(slot) => <DataList {...slot} columns={…} rowKey={…} />}`. */
  children: (slot: ListSlot<Row>) => ReactNode;
}

/**
 * The page of a list: heading, filter with its chips, rows in each state, pages. What the rows look like is the
 * screen's; everything around them is the same on all such pages.
 */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { title, note, aside, summary, list, exporting, empty, nothingMatches, children } = props;
  const { fields, filters, onFiltered } = list;
  const [choosing, setChoosing] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  // A list that nothing can filter has no Filter.
  const hasBar = fields.length > 0 || exporting !== undefined;
  const clear = () => {
    // The pressed button goes away with the filters: the focus moves on first.
    filterButton.current?.focus();
    onFiltered({});
  };
  const slot: ListSlot<Row> = {
    caption: title,
    rows: list.rows,
    empty: list.filtered
      ? {
          ...empty,
          reason: nothingMatches,
          action: <Button onClick={clear}>{overlayWords.clearFilters}</Button>,
        }
      : empty,
    ...(hasBar && {
      bar: (
        <>
          {fields.length > 0 && (
            <Button
              ref={filterButton}
              scale="small"
              aria-haspopup="dialog"
              icon={<Icon name="filter" />}
              onClick={() => setChoosing(true)}
            >
              {transactionsTexts.filter}
            </Button>
          )}
          {exporting && (
            <End>
              <ExportButton {...exporting} disabled={isEmpty(list)} />
            </End>
          )}
          <FilterChips fields={fields} values={filters} filterButton={filterButton} onChange={onFiltered} />
        </>
      ),
    }),
    ...((list.failure ?? hasPlaces(list)) && { footer: <ListFooter caption={title} list={list} /> }),
  };
  return (
    <Page>
      <ListHead title={title} note={note} aside={aside} />
      {summary}
      {children(slot)}
      <FilterDialog
        open={choosing}
        fields={fields}
        values={filters}
        onApply={(values) => {
          setChoosing(false);
          onFiltered(values);
        }}
        onClose={() => setChoosing(false)}
      />
    </Page>
  );
}

/** An empty list has no place to say: its text says all. */
const hasPlaces = ({ range }: PagedList<unknown>) =>
  range !== undefined && (range.total > 0 || range.lastPage > 1);

const isEmpty = ({ rows }: PagedList<unknown>) => rows.state === 'ready' && rows.data.length === 0;

/* At the end of the line; on phones beside Filter, and the chips below both. */
const End = styled.div`
  order: 1;
  margin-inline-start: auto;

  ${media.phone} {
    order: 0;
  }
`;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
