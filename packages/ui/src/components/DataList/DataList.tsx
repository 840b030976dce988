import { useRef } from 'react';
import { createLazyOverlay } from '../LazyPart/createLazyOverlay';
import type { DetailContainerProps } from '../RowDetail/DetailContainer';
import type { RowDetailData } from '../RowDetail/detailData';
import { ListSheet, type ListSlot } from '../ListContainer/ListSheet';
import type { Column } from './column';
import { ListWithPane, NotHere } from './DataList.styles';
import { getFacts } from './getFacts';
import { ListRows } from './ListRows';
import type { RowsProps } from './rows';
import { useOpenRow } from './useOpenRow';
import { usePaneFits } from './usePhone';
import { detailMessages } from '../../text/detailMessages';

const DetailContainer = createLazyOverlay<DetailContainerProps>(() =>
  import('../RowDetail/DetailContainer').then((module) => module.DetailContainer),
);

/** A row that the member can ask support about. */
export interface AskedAbout {
  /** Path of a new ticket, prefilled with the subject and the row's code. Absent without support. */
  support?: string | undefined;
}

export interface DataListProps<Row> extends ListSlot<Row>, Pick<RowsProps<Row>, 'lines' | 'now'> {
  /** The columns, in their order. */
  columns: readonly Column<Row>[];
  /** Returns a row's stable id. */
  rowKey: (row: Row) => string | number;
  /** Finds the row that applies to the member now. It is highlighted and announced as current. */
  isCurrent?: (row: Row) => boolean;
  /** The number of skeleton rows: the page size. Default 10. */
  expectedRows?: number;
  /** The detail of a row, opened by a press. Without it the two lines on phones show everything. */
  detail?: ((row: Row) => RowDetailData) | undefined;
}

/**
 * A list of records: a table with the columns that fit, or two lines a row (DESIGN "Lists"). With a detail, a
 * press on a row opens it next to the list, in a drawer, or in a sheet on phones.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const {
    columns,
    rowKey,
    isCurrent,
    expectedRows = 10,
    detail,
    lines,
    now,
    opened,
    onOpened,
    ...slot
  } = props;
  const container = useRef<HTMLDivElement>(null);
  const paneFits = usePaneFits();
  const all = slot.rows.state === 'ready' ? slot.rows.data : [];
  const open = useOpenRow({ container, rows: all, rowKey, opened, onOpened });
  const { row } = open;
  const shown = detail && row !== undefined ? detail(row) : undefined;
  const inPane = paneFits && shown !== undefined;
  const opening = { isOpen: (one: Row) => one === row, onOpened: open.onPressed };
  return (
    <ListWithPane
      ref={container}
      $pane={inPane}
      onKeyDown={shown && ((event) => open.onKeyDown(event, inPane))}
    >
      <ListSheet {...slot} expectedRows={expectedRows} isKept={opening.isOpen}>
        {(rows) => (
          <>
            {detail && open.missing && <NotHere role="status">{detailMessages.notHere}</NotHere>}
            <ListRows
              caption={slot.caption}
              {...{ columns, rowKey, isCurrent, rows, lines, now }}
              opening={detail && opening}
            />
          </>
        )}
      </ListSheet>
      {shown && row !== undefined && (
        <DetailContainer
          pane={inPane}
          detail={shown}
          facts={getFacts(columns, row)}
          focused={open.pressed}
          {...open.moves}
        />
      )}
    </ListWithPane>
  );
}
