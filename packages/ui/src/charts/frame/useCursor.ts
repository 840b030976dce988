import { useState, type KeyboardEvent } from 'react';

interface Moves {
  /** How many values there are, in the order of the line. */
  count: number;
  /** The value from which keys begin. */
  start: number;
  backwards: boolean;
  /** What is announced of a value. */
  readAloud: (index: number) => string;
  onChosen?: ((index: number) => void) | undefined;
  onTable: () => void;
}

/** Of many values, this share is leapt over by PageUp and PageDown. */
const leaps = 10;

/** Where a key leads; undefined if it leads nowhere. */
export function moved(key: string, from: number, count: number, backwards: boolean): number | undefined {
  const leap = Math.max(1, Math.round(count / leaps));
  const ahead = backwards ? -1 : 1;
  const to: Partial<Record<string, number>> = {
    ArrowRight: from + ahead,
    ArrowLeft: from - ahead,
    ArrowUp: from + 1,
    ArrowDown: from - 1,
    PageUp: from - leap,
    PageDown: from + leap,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next));
}

/**
 * The value that is read: under the pointer, tapped, or moved to by keys. What the member asked for by tap or key is
 * announced; a pointer that passes over says nothing.
 */
export function useCursor({ count, start, backwards, readAloud, onChosen, onTable }: Moves) {
  const [at, setAt] = useState<number>();
  const [said, setSaid] = useState('');
  // Newer data may have fewer values.
  const index = at !== undefined && at < count ? at : undefined;

  function read(next: number | undefined, aloud: boolean) {
    setAt(next);
    if (aloud) setSaid(next === undefined ? '' : readAloud(next));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const leadsTo = moved(event.key, index ?? start, count, backwards);
    const begins = index === undefined && event.key.startsWith('Arrow');
    if (leadsTo !== undefined) read(begins ? start : leadsTo, true);
    else if (event.key === 'Escape' && index !== undefined) read(undefined, true);
    else if (event.key === 'Enter' && index !== undefined && onChosen) onChosen(index);
    else if (event.key.toLowerCase() === 't') onTable();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { index, said, read, say: setSaid, onKeyDown };
}

export type Cursor = ReturnType<typeof useCursor>;
