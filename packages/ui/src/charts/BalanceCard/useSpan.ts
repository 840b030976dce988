import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { balanceMessages } from '../../text/charts/balanceMessages';
import { startPoint } from '../container/startPoint';
import { moved, type Cursor } from '../container/useCursor';
import type { Point } from '../LineChart/lineShapes';
import { spanText } from '../../text/format/spanText';
import { spanBetween, type Span, type WholeSpan } from './span';

interface Spans {
  points: readonly Point[];
  backwards: boolean;
  /** The moment at an offset in px from the line's start. */
  momentAt: (x: number) => number;
  cursor: Cursor;
  chosen: Span | undefined;
  onSelect: (span: WholeSpan | undefined) => void;
}

/** A shorter drag counts as a tap or a press, in px. */
const leastDrag = 6;

/**
 * Chooses days. A pointer drags and releases; Shift with the arrow keys extends and Enter applies. Delete
 * clears the choice.
 */
export function useSpan({ points, backwards, momentAt, cursor, chosen, onSelect }: Spans) {
  const [draft, setDraft] = useState<WholeSpan>();
  const anchor = useRef<number>(undefined);
  const pressed = useRef<number>(undefined);
  const between = (one: number, other: number) =>
    spanBetween(one, other, points[0]?.at ?? 0, points.at(-1)?.at ?? 0);

  /** The days from the press to the pointer's current position. */
  function drawnTo(event: PointerEvent<HTMLElement>): WholeSpan | undefined {
    const [begin, now] = [pressed.current, startPoint(event)];
    if (begin === undefined || Math.abs(now - begin) < leastDrag) return undefined;
    return between(momentAt(begin), momentAt(now));
  }

  function take(span: WholeSpan | undefined) {
    setDraft(undefined);
    anchor.current = undefined;
    cursor.announce(span ? balanceMessages.filtered({ dates: spanText(span) }) : balanceMessages.unfiltered);
    onSelect(span);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = cursor.index ?? points.length - 1;
    const leadsTo = event.shiftKey ? moved(event.key, from, points.length, backwards) : undefined;
    if (leadsTo !== undefined) {
      anchor.current ??= from;
      const span = between(points[anchor.current]?.at ?? 0, points[leadsTo]?.at ?? 0);
      cursor.read(leadsTo, false);
      cursor.announce(balanceMessages.selected({ dates: spanText(span) }));
      setDraft(span);
    } else if (event.key === 'Enter' && draft) take(draft);
    else if (event.key === 'Escape' && draft) {
      setDraft(undefined);
      anchor.current = undefined;
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && chosen) take(undefined);
    else {
      anchor.current = undefined;
      setDraft(undefined);
      cursor.onKeyDown(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    draft,
    take,
    onKeyDown,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      pressed.current = startPoint(event);
      capture(event);
    },
    /** Returns whether the pointer is dragging. */
    onPointerMove: (event: PointerEvent<HTMLElement>): boolean => {
      const drawn = drawnTo(event);
      if (!drawn) return false;
      if (!draft) cursor.read(undefined, false);
      setDraft(drawn);
      return true;
    },
    /** Returns whether days were chosen. */
    onPointerUp: (event: PointerEvent<HTMLElement>): boolean => {
      const drawn = drawnTo(event);
      pressed.current = undefined;
      if (drawn) take(drawn);
      return drawn !== undefined;
    },
    onPointerCancel: () => {
      pressed.current = undefined;
      setDraft(undefined);
    },
  };
}

/** The drag still ends on release when the pointer leaves the chart. */
function capture({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // The pointer is already released, so it needs no capture.
  }
}
