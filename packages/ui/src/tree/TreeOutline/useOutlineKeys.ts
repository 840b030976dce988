import { type KeyboardEvent, useRef } from 'react';
import { getFirstChild, isOpen, getParent, shownCount } from '../layout/family';
import { nodeAt, getRow } from '../layout/rows';
import type { Tree } from '../model/useTree';
import type { GetFace } from '../nodeFace';
import { findByName } from './outlineRows';

/** The pause after which a letter starts a new name, in ms. */
const pause = 1000;

/** Collects typed letters into the start of a name. */
function useTypeAhead(onType: (beginning: string) => void): (key: string) => void {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    const now = performance.now();
    const before = now - typed.current.at < pause ? typed.current.text : '';
    // A repeated letter moves to the next name.
    const text = before === key ? key : before + key;
    typed.current = { text, at: now };
    onType(text);
  };
}

/** Whether a key is a part of a name. */
const isOfName = (key: string): boolean => /^[\p{L}\p{N}_-]$/u.test(key);

interface OutlineKeysOptions {
  getFace: GetFace;
  /** The number of rows that Page Up and Page Down move. */
  page: () => number;
  onSelect: (node: number) => void;
}

/** The keyboard of the outline, which follows the ARIA treegrid pattern. */
export function useOutlineKeys(tree: Tree, { getFace, page, onSelect }: OutlineKeysOptions) {
  const { layout, current, goTo, toggle } = tree;
  const type = useTypeAhead((beginning) => {
    const found = findByName(layout, (node) => getFace(node).name, current, beginning);
    if (found !== undefined) goTo(found);
  });

  function goBy(step: number) {
    const row = getRow(layout, current) + step;
    goTo(nodeAt(layout, Math.max(0, Math.min(row, shownCount(layout) - 1))));
  }
  function goIn() {
    if (isOpen(layout, current)) goTo(getFirstChild(layout, current));
    else toggle(current);
  }
  function goOut() {
    if (isOpen(layout, current)) toggle(current);
    else goTo(Math.max(0, getParent(layout, current)));
  }

  return function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, () => void> = {
      ArrowDown: () => goBy(1),
      ArrowUp: () => goBy(-1),
      ArrowRight: goIn,
      ArrowLeft: goOut,
      Home: () => goTo(0),
      End: () => goBy(Infinity),
      PageDown: () => goBy(page()),
      PageUp: () => goBy(-page()),
      Enter: () => onSelect(current),
      ' ': () => toggle(current),
    };
    const act = acts[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (isOfName(event.key)) {
      // Prevents the page's shortcut with the same letter.
      event.preventDefault();
      type(event.key);
    }
  };
}
