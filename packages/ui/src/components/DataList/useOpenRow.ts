import { useState, type KeyboardEvent, type RefObject } from 'react';

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
export function useOpenRow<Row>({ container, rows, rowKey, opened, onOpen }: OpenRow<Row>) {
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
