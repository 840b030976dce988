import type { RefObject } from 'react';
import styled from 'styled-components';
import { viewMessages } from '../../text/viewMessages';
import { color, fontSize, fontWeight, space } from '../../tokens';
import { Button } from '../Button/Button';
import type { FilterField, FilterValues } from '../FilterDialog/filterField';
import { filtersText, toName, type SavedViews } from './savedViews';

export interface LastViewProps {
  views: SavedViews;
  fields: readonly FilterField[];
  /** The Filter button, which receives the focus when the offer is removed. */
  filterButton: RefObject<HTMLElement | null>;
  onFiltersChange: (filters: FilterValues) => void;
}

/** Offers the most recent filters. Renders nothing without them. */
export function LastView({ views, fields, filterButton, onFiltersChange }: LastViewProps) {
  const { all, last, onLastRemove } = views;
  const text = last && (toName(all, last) ?? filtersText(fields, last));
  if (!last || !text) return null;
  return (
    <Offer>
      <p>
        {viewMessages.continueWith} <b>{text}</b>
      </p>
      <Button
        size="small"
        onClick={() => {
          filterButton.current?.focus();
          onFiltersChange(last);
        }}
      >
        {viewMessages.continue}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          filterButton.current?.focus();
          onLastRemove();
        }}
      >
        {viewMessages.no}
      </Button>
    </Offer>
  );
}

/* Always on its own line below the list's buttons. */
const Offer = styled.div`
  order: 2;
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  > p {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  b {
    color: ${color.ink};
    font-weight: ${fontWeight.strong};
  }
`;
