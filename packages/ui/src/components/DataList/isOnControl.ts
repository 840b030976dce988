import type { MouseEvent } from 'react';

/**
 * Whether a press on a row was meant for a control in it, or for its text: then it does not open the row. The button
 * that opens the row is a part of it.
 */
export function isOnControl({ target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return true;
  const control = target.closest('a, button, input, label, summary');
  if (control) return !control.hasAttribute('data-opener');
  return getSelection()?.type === 'Range';
}
