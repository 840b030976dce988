import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { transactionsTexts } from '../../text/messages';
import { media, space } from '../../tokens';
import { Button } from '../Button/Button';
import { FilterChips } from '../FilterChips/FilterChips';
import type { BarField, FilterField } from '../FilterDialog/filterField';
import { Icon } from '../Icon/Icon';
import { LastView } from '../SavedViews/LastView';
import { ViewsButton } from '../SavedViews/ViewsButton';
import { BarFilters } from './BarFilters';
import type { PagedList } from './pagedList';

interface ListBarProps {
  list: Pick<PagedList<unknown>, 'fields' | 'filters' | 'views' | 'onFiltersChange'>;
  /** The fields that apply in the bar, and those in the dialog. */
  barFields: readonly BarField[];
  dialogFields: readonly FilterField[];
  search: RefObject<HTMLInputElement | null>;
  filterButton: RefObject<HTMLButtonElement | null>;
  /** The button of the export. */
  exported: ReactNode;
  /** The filter's dialog was asked for. */
  onOpen: () => void;
}

/** The bar of a list: its filters, the saved views, the export, and the chips of what is filtered. */
export function ListBar(props: ListBarProps) {
  const { list, barFields, dialogFields, search, filterButton, exported, onOpen } = props;
  const { fields, filters, views, onFiltersChange } = list;
  return (
    <>
      <BarFilters ref={search} fields={barFields} filters={filters} onFiltersChange={onFiltersChange} />
      <Actions>
        {dialogFields.length > 0 && (
          <Button
            ref={filterButton}
            size="small"
            aria-haspopup="dialog"
            aria-keyshortcuts="f"
            icon={<Icon name="filter" />}
            onClick={onOpen}
          >
            {transactionsTexts.filter}
          </Button>
        )}
        {views && (
          <ViewsButton views={views} fields={fields} filters={filters} onFiltersChange={onFiltersChange} />
        )}
        {exported && <End>{exported}</End>}
      </Actions>
      <FilterChips
        fields={dialogFields}
        values={filters}
        filterButton={filterButton}
        onChange={onFiltersChange}
      />
      {views && (
        <LastView
          views={views}
          fields={fields}
          filterButton={filterButton}
          onFiltersChange={onFiltersChange}
        />
      )}
    </>
  );
}

/* On phones the buttons fill their lines, so that a second line has both edges of the first. */
const Actions = styled.div`
  display: contents;

  ${media.phone} {
    flex: 1 1 auto;
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    min-inline-size: 0;

    > * {
      flex: 1 1 auto;
    }
    > * > button {
      inline-size: 100%;
    }
  }
`;

/* The export is at the end of the line. On phones it is an icon next to the other buttons, with the chips below. */
const End = styled.div`
  order: 1;
  margin-inline-start: auto;

  ${media.phone} {
    order: 0;
    margin: 0;
  }
`;
