import type { KeyboardEvent } from 'react';

const stops = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Keeps Tab inside an element that covers the page, because hidden elements must not get the focus. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const [first, last] = [all[0], all.at(-1)];
  const leaves = event.shiftKey ? first : last;
  if (document.activeElement !== leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
