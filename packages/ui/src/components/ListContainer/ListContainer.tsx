import { Fragment, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import styled from 'styled-components';
import { overlayMessages } from '../../text/overlayMessages';
import { media, space } from '../../tokens';
import { Button } from '../Button/Button';
import type { EmptyStateProps } from '../EmptyState/EmptyState';
import { ExportButton } from '../ExportButton/ExportButton';
import type { ListExport } from '../ExportButton/ExportCard';
import { Freshness, type FreshnessProps } from '../Freshness/Freshness';
import type { PageHeadProps } from '../PageHead/PageHead';
import { Stack } from '../Stack/Stack';
import { getElementProps, type ElementProps } from '../elementProps';
import { afterPress } from '../afterPress';
import { FilterDialog } from '../FilterDialog/FilterDialog';
import type { FilterField, FilterValues } from '../FilterDialog/filterField';
import { isInBar } from './BarFilters';
import { ListBar } from './ListBar';
import { ListFooter } from './ListFooter';
import { ListHead } from './ListHead';
import { nothing, type ListSlot } from './ListSheet';
import { isListEmpty, type PagedList } from './pagedList';

/** The handle of the dialog for the Filter button. */
interface FilterOpener {
  open: () => void;
}

interface ListFilterProps {
  ref: Ref<FilterOpener>;
  fields: readonly FilterField[];
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
}

/** The filter of a list. It has its own open state, so opening it does not render every row behind it. */
function ListFilter({ ref, fields, filters, onFiltersChange }: ListFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  useImperativeHandle(ref, () => ({ open: () => afterPress(() => setIsOpen(true)) }), []);
  return (
    <FilterDialog
      open={isOpen}
      fields={fields}
      values={filters}
      onApply={(values) => {
        setIsOpen(false);
        onFiltersChange(values);
      }}
      onClose={() => setIsOpen(false)}
    />
  );
}

export interface ListContainerProps<Row>
  extends ElementProps, Pick<PageHeadProps, 'title' | 'note' | 'aside' | 'asideCompact'> {
  /** The list's rows, page and filter. */
  list: PagedList<Row>;
  /** Shown when the list is empty. Its title is the specification's exact text. */
  empty?: EmptyStateProps;
  /** The reason shown when no row matches the filters. */
  nothingMatches?: string;
  /** Between the heading and the list: summary cards. */
  summary?: ReactNode;
  /** Below the list: what explains it. */
  below?: ReactNode;
  /** The age of the rows and of the charts above them, with their name. Absent if unknown. */
  freshness?: FreshnessProps | undefined;
  /** Saves every filtered row as a file. Absent if the screen has no export. */
  exporting?: ListExport | undefined;
  /** Renders the list: `{(slot) => <DataList {...slot} columns={…} rowKey={…} />}`. */
  children: (slot: ListSlot<Row>) => ReactNode;
}

/**
 * The page of a list: heading, filter with its chips, rows in each state, pagination. The screen renders the
 * rows. Everything around them is the same on all list pages.
 */
export function ListContainer<Row>(props: ListContainerProps<Row>) {
  const {
    title,
    note,
    aside,
    asideCompact,
    summary,
    below,
    list,
    freshness,
    exporting,
    empty,
    nothingMatches,
    children,
  } = props;
  const { fields, filters, onFiltersChange } = list;
  const filter = useRef<FilterOpener>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // Only the first answer makes the list new, because a later one would take the focus from it.
  const [isEmptyFirst, setIsEmptyFirst] = useState<boolean>();
  if (isEmptyFirst === undefined && list.rows.state === 'ready') setIsEmptyFirst(isListEmpty(list));
  const barFields = isListEmpty(list) ? [] : fields.filter(isInBar);
  const dialogFields = fields.filter((field) => !isInBar(field));
  const age = list.rows.state === 'failed' ? undefined : freshness;
  // Without filters the age and the export have no bar, so they are in the page's head.
  const hasBar = barFields.length > 0 || dialogFields.length > 0;
  const isFull = barFields.some(({ type }) => type === 'text');
  const refresh = age && <Freshness {...age} compact={isFull} />;
  const ageInHead = !hasBar && refresh !== undefined;
  const exported = exporting && <ExportButton {...exporting} compact disabled={isEmpty(list)} />;
  const clear = () => {
    // The focus moves first, because the pressed button is removed with the filters.
    (filterButton.current ?? search.current)?.focus();
    onFiltersChange({});
  };
  const slot: ListSlot<Row> = {
    caption: title,
    rows: list.rows,
    opened: list.opened,
    onOpen: list.onOpen,
    empty: list.filtered
      ? {
          ...(empty ?? nothing),
          ...(nothingMatches !== undefined && { reason: nothingMatches }),
          action: <Button onClick={clear}>{overlayMessages.clearFilters}</Button>,
        }
      : (empty ?? nothing),
    ...(hasBar && {
      refresh,
      bar: (
        <ListBar
          list={list}
          {...{ barFields, dialogFields, search, filterButton, exported }}
          onOpen={() => filter.current?.open()}
        />
      ),
    }),
    ...((list.failure ?? hasPages(list)) && { footer: <ListFooter caption={title} list={list} /> }),
  };
  return (
    <Whole gap={3} $ageInHead={ageInHead} {...getElementProps(props)}>
      <ListHead
        title={title}
        note={note}
        aside={
          hasBar || !exported ? (
            aside
          ) : (
            <Ways>
              {exported}
              {aside}
            </Ways>
          )
        }
        asideCompact={asideCompact}
      />
      {summary}
      {/* An empty list has no summary, so it is new where that was. */}
      <Fragment key={isEmptyFirst ? 'empty' : 'rows'}>
        {children(slot)}
        {/* New with the rows or the error, which are of another height than their skeletons. */}
        <Fragment key={isEmptyFirst === undefined ? list.rows.state : 'begun'}>{below}</Fragment>
      </Fragment>
      {ageInHead && <InHead>{refresh}</InHead>}
      <ListFilter ref={filter} fields={dialogFields} filters={filters} onFiltersChange={onFiltersChange} />
    </Whole>
  );
}

/** An empty list has no pagination, because its text is enough. */
const hasPages = ({ range }: PagedList<unknown>) =>
  range !== undefined && (range.total !== 0 || range.lastPage > 1 || range.missing > 0);

const isEmpty = ({ rows }: PagedList<unknown>) => rows.state === 'ready' && rows.data.length === 0;

/* Space at the page's end for a toast of two lines, or three on phones, so it never covers the last row. */
const Whole = styled(Stack)<{ $ageInHead: boolean }>`
  grid-template-columns: minmax(0, 1fr) auto;
  padding-block-end: ${space[8]};

  > * {
    grid-column: 1 / -1;
  }
  > :first-child {
    grid-column-end: ${({ $ageInHead }) => ($ageInHead ? 2 : -1)};
  }

  ${media.phone} {
    row-gap: ${space[2]};
    padding-block-end: calc(${space[16]} + ${space[4]});
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

/* Read after the list, seen in the head of the page. */
const InHead = styled.div`
  && {
    grid-area: 1 / 2;
  }
  align-self: end;
  padding-block-end: ${space[2]};

  /* As wide as the age that comes, which would move the buttons below the title. */
  ${media.fromTablet} {
    min-inline-size: 13rem;
  }

  ${media.phone} {
    align-self: start;
    padding: 0;
  }
`;
