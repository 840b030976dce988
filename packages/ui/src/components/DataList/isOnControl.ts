import type { MouseEvent } from 'react';

/**
 * Whether a press was on a control or on text in the row, which does not open it. The button that opens the
 * row counts as the row.
 */
export function isOnControl({ target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return true;
  const control = target.closest('a, button, input, label, summary');
  if (control) return !control.hasAttribute('data-opener');
  return getSelection()?.type === 'Range';
}
