import { useLocation, useNavigate } from 'react-router-dom';
import { openedIn, withOpened } from './openedRow';

/** Marks the step that opened a row in this tab, so closing goes back instead of adding a step. */
const mark = 'rowOpened';

const isMarked = (state: unknown): state is object => typeof state === 'object' && state !== null;

/** The open row of the address and its setter. Opening is a step in the history, changing to the next row is not. */
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
      // A row opened by a link was no step of this tab, so the next one isn't either.
      void navigate(
        { search: withOpened(search, name, id) },
        { replace: !isStep, state: isStep ? next : state },
      );
    },
  };
}
