import { useEffect, useState } from 'react';

/** How long a form may take to draw the answer that the toast shows too, in ms. */
const moment = 100;

/** How long the toast's code may take to load, in ms. */
const longest = 5000;

/** The last announcement of a form, and its text where that is the same as the toast's. */
let last: { at: number; text?: string } = { at: -Infinity };

/** A form announced a refusal in its own words, so the toast for it is silent. */
export const noteAnnounced = (): void => {
  last = { at: performance.now() };
};

/** For stories, which follow each other in one page. */
export const forgetAnnounced = (): void => {
  last = { at: -Infinity };
};

/** The elements that describe a field, and its containers as the focus enters them from `before`. */
function getDescriptions(field: Element, before: Element | null): HTMLElement[] {
  const ids: string[] = [];
  for (let up: Element | null = field; up && (up === field || !up.contains(before)); up = up.parentElement)
    ids.push(...(up.getAttribute('aria-describedby')?.split(' ') ?? []));
  return ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
}

/**
 * Focuses a field with an error. A screen reader then reads the error, so a toast with the same text is silent. Where the
 * field has the focus already, it reads nothing, and the error becomes an alert.
 */
export function focusField(field: HTMLElement | null | undefined): void {
  if (!field) return;
  const before = document.activeElement;
  field.focus();
  const hasMoved = document.activeElement !== before;
  // The error may be drawn after this event.
  requestAnimationFrame(() => {
    const texts = getDescriptions(field, hasMoved ? before : null);
    if (hasMoved)
      last = { at: performance.now(), text: texts.map(({ textContent }) => textContent).join('\n') };
    else for (const error of texts.filter(({ id }) => id.endsWith('-error'))) raise(error);
  });
}

/** Announces an error, which may have been announced before. */
function raise(error: HTMLElement): void {
  error.removeAttribute('role');
  requestAnimationFrame(() => error.setAttribute('role', 'alert'));
}

function isAnnounced(text: string): boolean {
  const isNoted = performance.now() - last.at < longest && (last.text?.includes(text) ?? true);
  // One refusal silences one toast.
  forgetAnnounced();
  return isNoted || isInAlert(text);
}

const isInAlert = (text: string): boolean =>
  [...document.querySelectorAll('[role=alert]')].some(
    (alert) => !alert.closest('[data-toaster]') && alert.textContent.includes(text),
  );

/**
 * Whether an error's toast is only for the eyes, because a form announces the same refusal: one message, one
 * announcement. True until the form had its moment.
 */
export function useAnnounced(text: string, good: boolean): boolean {
  const [isSilent, setSilent] = useState(!good);
  useEffect(
    function waitForForm() {
      const timer = setTimeout(() => setSilent(!good && isAnnounced(text)), moment);
      return () => clearTimeout(timer);
    },
    [text, good],
  );
  return isSilent;
}
