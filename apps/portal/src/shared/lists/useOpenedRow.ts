import { useLocation, useNavigate } from 'react-router-dom';
import { openedIn, withOpened } from './openedRow';

/** Marks the step that opened a row in this tab, so that closing goes back and leaves no step to repeat. */
const mark = 'rowOpened';

const isMarked = (state: unknown): state is object => typeof state === 'object' && state !== null;

/** The row that the address names, and the way to name another: opening is a step, going on to the next row is none. */
export function useOpenedRow(name: string) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const opened = openedIn(search, name);
  const kept = isMarked(state) ? state : {};
  return {
    opened,
    open: (id: string | undefined) => {
      if (id === opened) return;
      if (id === undefined && mark in kept) {
        void navigate(-1);
        return;
      }
      const next = id === undefined ? kept : { ...kept, [mark]: true };
      const isStep = opened === undefined;
      // A row that a link opened was no step of this tab, so the next one is none either.
      void navigate(
        { search: withOpened(search, name, id) },
        { replace: !isStep, state: isStep ? next : state },
      );
    },
  };
}
