import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { transactionsTexts } from '../../text/messages';
import { overlayWords } from '../../text/overlayWords';
import { space } from '../../tokens';
import { Button } from '../Button/Button';
import type { EmptyStateProps } from '../EmptyState/EmptyState';
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
  /** Draws the list: `{(slot) => <DataList {...slot} columns={…} rowKey={…} />}`. */
  children: (slot: ListSlot<Row>) => ReactNode;
}

/**
 * The page of a list: heading, filter with its chips, rows in each state, pages. What the rows look like is the
 * screen's; everything around them is the same on all such pages.
 */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { title, note, aside, summary, list, empty, nothingMatches, children } = props;
  const { fields, filters, onFiltered } = list;
  const [choosing, setChoosing] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
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
    bar: (
      <>
        <Button
          ref={filterButton}
          scale="small"
          aria-haspopup="dialog"
          icon={<Icon name="filter" />}
          onClick={() => setChoosing(true)}
        >
          {transactionsTexts.filter}
        </Button>
        <FilterChips fields={fields} values={filters} filterButton={filterButton} onChange={onFiltered} />
      </>
    ),
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

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
