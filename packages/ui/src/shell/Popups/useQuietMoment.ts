import { useEffect, useState } from 'react';

/** What a popup never lies over: another dialog, an open menu or list, a panel of the header. */
const inTheWay =
  'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], header [aria-expanded="true"]';
const writing = 'input, textarea, select, [contenteditable="true"]';
/** Since the last key or press, in ms: what was meant for the page must not land on a popup. */
const calm = 800;

const isQuiet = () =>
  !document.hidden &&
  !document.querySelector(inTheWay) &&
  !(document.activeElement?.matches(writing) ?? false);

/** False until a moment in which nothing is open, nobody writes and nothing was pressed; then true for good. */
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
