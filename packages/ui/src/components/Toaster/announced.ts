import { useEffect, useState } from 'react';

/** How long a form may take to draw the answer that the toast shows too, in ms. */
const moment = 100;

/** How long the toast's code may take to load, in ms. */
const longest = 5000;

let lastAt = -Infinity;

/** A form announced a refusal in its own words, so the toast for it is silent. */
export const noteAnnounced = (): void => {
  lastAt = performance.now();
};

function isAnnounced(text: string): boolean {
  const isNoted = performance.now() - lastAt < longest;
  // One refusal silences one toast.
  lastAt = -Infinity;
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
