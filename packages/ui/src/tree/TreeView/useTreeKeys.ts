import type { KeyboardEvent } from 'react';
import { getFirstChild, isInGrid, isOpen, getParent, getRowDepth } from '../layout/family';
import { visitWindow } from '../layout/visit';
import type { Tree } from '../model/useTree';

/** The actions of the drawing's keys and buttons. */
export interface DrawingActs {
  /** Called when the keyboard moves to a member. */
  onNavigate: (node: number) => void;
  onZoom: (factor: number) => void;
  onFit: () => void;
  /** Called when the card should close. */
  onDismiss: () => void;
}

/** The factor of one zoom step by key or button. */
export const zoomStep = 1.4;

/** The keyboard of the drawing. Arrows follow the layout: up to the parent, down to the team. */
export function useTreeKeys(tree: Tree, { onNavigate, onZoom, onFit, onDismiss }: DrawingActs) {
  const { layout, current, toggle } = tree;
  const goTo = (node: number) => {
    tree.goTo(node);
    onNavigate(node);
  };

  function getNeighbour(step: 1 | -1): number | undefined {
    const next = current + step;
    // A grid is read row by row, from the end of one to the start of the next.
    if (
      isInGrid(layout, current) &&
      isInGrid(layout, next) &&
      getParent(layout, next) === getParent(layout, current)
    )
      return next;
    const row: number[] = [];
    const level = getRowDepth(layout, current);
    visitWindow(layout, { left: -Infinity, right: Infinity, top: level, bottom: level }, (node) => {
      row.push(node);
    });
    return row[row.indexOf(current) + step];
  }

  function goDown() {
    if (isOpen(layout, current)) goTo(getFirstChild(layout, current));
    else toggle(current);
  }

  return function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, () => void> = {
      ArrowUp: () => goTo(Math.max(0, getParent(layout, current))),
      ArrowDown: goDown,
      ArrowLeft: () => goTo(getNeighbour(-1) ?? current),
      ArrowRight: () => goTo(getNeighbour(1) ?? current),
      Home: () => goTo(0),
      Enter: () => toggle(current),
      ' ': () => toggle(current),
      '+': () => onZoom(zoomStep),
      '=': () => onZoom(zoomStep),
      '-': () => onZoom(1 / zoomStep),
      '0': onFit,
      Escape: onDismiss,
    };
    const act = acts[event.key];
    if (!act) return;
    if (event.key !== 'Escape') event.preventDefault();
    act();
  };
}
