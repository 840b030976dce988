import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { createLazyOverlay } from '../LazyPart/createLazyOverlay';
import type { DetailContainerProps } from '../RowDetail/DetailContainer';
import type { RowDetailData, DetailFact } from '../RowDetail/detailData';
import { ListSheet, type ListSlot } from '../ListContainer/ListSheet';
import { detailMessages } from '../../text/detailMessages';
import { color, fontSize, space } from '../../tokens';
import { getElementProps, useRefs, type ElementProps } from '../elementProps';
import { type Column, getFolded, isShownUnder, leavingOrder } from './column';
import type { RowsProps } from './rows';
import { usePaneFits, usePhone } from './usePhone';
import { ListLines } from './ListLines';
import { ListTable } from './ListTable';
import { Container } from './ListTable.styles';
import { useFit } from './useFit';

interface OpenRow<Row> {
  /** Contains the list and the buttons that open its rows. */
  container: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  opened: string | undefined;
  /** Absent: the list manages the open row. */
  onOpen: ((id: string | undefined) => void) | undefined;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The open row and the ways to open and close it: by press, by keys, by the detail's buttons. */
function useOpenRow<Row>({ container, rows, rowKey, opened, onOpen }: OpenRow<Row>) {
  const [own, setOwn] = useState<string>();
  const [pressed, setPressed] = useState(false);
  const id = onOpen ? opened : own;
  const set = onOpen ?? setOwn;
  const toId = (row: Row) => String(rowKey(row));
  const at = id === undefined ? -1 : rows.findIndex((row) => toId(row) === id);

  const getOpener = (of: string) =>
    container.current?.querySelector<HTMLElement>(`[data-opener="${CSS.escape(of)}"]`);
  const close = () => {
    set(undefined);
    if (id !== undefined) getOpener(id)?.focus();
  };
  const moveBy = (step: 1 | -1) => {
    const next = rows[at + step];
    if (!next) return undefined;
    return () => {
      set(toId(next));
      getOpener(toId(next))?.scrollIntoView({ block: 'nearest' });
    };
  };
  return {
    row: rows[at],
    /** The URL refers to a row that is not on this page. */
    missing: id !== undefined && at < 0 && rows.length > 0,
    /** True when the member opened it here, false when the URL did. */
    pressed,
    onPress: (row: Row) => {
      setPressed(true);
      if (toId(row) === id) close();
      else set(toId(row));
    },
    moves: { onClose: close, onNextOpen: moveBy(1), onPreviousOpen: moveBy(-1) },
    onKeyDown: (event: KeyboardEvent, inPane: boolean) => {
      // Next to the list, any open dialog is unrelated: a filter, the saved views.
      if (inPane && event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      const step = steps[event.key];
      if (event.key === 'Escape' && !event.defaultPrevented) close();
      else if (step !== undefined && !event.defaultPrevented && !isTyping(event)) {
        event.preventDefault();
        moveBy(step)?.();
      }
    },
  };
}

/** Keys in a field or in the list's pagination are not for the detail. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, select, textarea, nav, [role="toolbar"]') !== null;

/**
 * The rows in the layout that fits: a table, else lines. A column is hidden only if a detail or another column
 * shows it.
 */
function ListRows<Row>(props: RowsProps<Row>) {
  const { columns: all, rows, rowKey, opening } = props;
  const folded = getFolded(all, typeof rows === 'number' ? [] : rows);
  const columns = all.filter(({ id }) => !folded.includes(id));
  const box = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const order = leavingOrder(columns.filter((column) => opening !== undefined || isShownUnder(column)));
  const keys = typeof rows === 'number' ? 'skeletons' : rows.map((row) => rowKey(row)).join('\n');
  const { left, needs } = useFit(box, keys, order.join('\n'));
  return <Container ref={box}>{shape()}</Container>;

  function shape() {
    if (phone || needs !== undefined) return <ListLines {...props} />;
    const gone = new Set(order.slice(0, left));
    const standing = columns.filter(({ id }) => !gone.has(id));
    return <ListTable {...props} all={all} columns={standing} gone={gone} folded={folded} />;
  }
}

/** A list with a row's detail next to it. */
const ListWithPane = styled.div<{ $pane: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $pane }) => ($pane ? '25rem' : '')};
  gap: ${space[3]};
  align-items: start;
`;

const NotHere = styled.p`
  padding: 0 ${space[4]} ${space[3]};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

/** Every column of a row for its detail, unshortened and in column order, but the row's number last. */
const getFacts = <Row,>(columns: readonly Column<Row>[], row: Row): DetailFact[] =>
  [...columns.filter(({ ordinal }) => !ordinal), ...columns.filter(({ ordinal }) => ordinal)].map(
    ({ id, title, cell, full = cell, copied }) => ({
      id,
      title,
      value: full(row),
      copied: copied?.(row),
    }),
  );

const DetailContainer = createLazyOverlay<DetailContainerProps>(() =>
  import('../RowDetail/DetailContainer').then((module) => module.DetailContainer),
);

/** A row that the member can ask support about. */
export interface AskedAbout {
  /** Path of a new ticket, prefilled with the subject and the row's code. Absent without support. */
  support?: string | undefined;
}

export interface DataListProps<Row>
  extends ElementProps, ListSlot<Row>, Pick<RowsProps<Row>, 'lines' | 'now'> {
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
    onOpen,
    ...slot
  } = props;
  const container = useRef<HTMLDivElement>(null);
  const paneFits = usePaneFits();
  const all = slot.rows.state === 'ready' ? slot.rows.data : [];
  const open = useOpenRow({ container, rows: all, rowKey, opened, onOpen });
  const { row } = open;
  const shown = detail && row !== undefined ? detail(row) : undefined;
  const inPane = paneFits && shown !== undefined;
  const opening = { isOpen: (one: Row) => one === row, onOpen: open.onPress };
  return (
    <ListWithPane
      {...getElementProps(props)}
      ref={useRefs(container, props.ref)}
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
