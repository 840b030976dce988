import { useEffect, useState } from 'react';

/** A popup never covers another dialog, an open menu or list, or a panel of the header. */
const inTheWay =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], header [aria-expanded="true"]';
const writing = 'input, textarea, select, [contenteditable="true"]';
/** The wait after the last key or press, in ms. A press meant for the page must not hit a popup. */
const calm = 800;

const isQuiet = () =>
  !document.hidden &&
  !document.querySelector(inTheWay) &&
  !(document.activeElement?.matches(writing) ?? false);

/**
 * False until nothing is open, no text is being typed and nothing was pressed recently. Then it stays true.
 */
export function useQuietMoment(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(
    function awaitQuiet() {
      if (quiet) return;
      let timer = setTimeout(look, calm);
      function look() {
        if (isQuiet()) setQuiet(true);
        else wait();
      }
      function wait() {
        clearTimeout(timer);
        timer = setTimeout(look, calm);
      }
      document.addEventListener('keydown', wait, true);
      document.addEventListener('pointerdown', wait, true);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('keydown', wait, true);
        document.removeEventListener('pointerdown', wait, true);
      };
    },
    [quiet],
  );
  return quiet;
}
