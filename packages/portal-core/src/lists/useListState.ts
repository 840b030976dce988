import type { FilterField, FilterValues } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getFailure, pageName, readListState, writeListState, type ListState } from './listState';
import { toRowName, withOpened, getOpenRowId } from './openedRow';

/** Marks the step that opened a row in this tab, so closing goes back instead of adding a step. */
const mark = 'rowOpened';

const isMarked = (state: unknown): state is object => typeof state === 'object' && state !== null;

/** The open row of the address and its setter. Opening is a step in the history, changing to the next row is not. */
function useOpenedRow(name: string) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const opened = getOpenRowId(search, name);
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

/** A list's state in the address, with its setters. */
export interface ListAddress {
  fields: readonly FilterField[];
  /** The same object until the address changes. */
  state: ListState;
  /** The failure text of this state's read; undefined: the default. */
  failure: string | undefined;
  /** Opens a page as a step in the history. */
  showPage: (page: number) => void;
  /** Applies filters, from the first page. */
  filter: (values: FilterValues) => void;
  /** Replaces a missing page with another, without a step in the history. */
  replacePage: (page: number) => void;
  /** The id of the row with the open detail. */
  opened: string | undefined;
  /** Opens a row's detail as a step in the history, or closes it. */
  open: (id: string | undefined) => void;
}

/**
 * Keeps page and filters of a list in the address, so history, reload and shared links restore it (ADR 6). `fields` and
 * `named`, the page name of a second list, must be constants.
 */
export function useListState(fields: readonly FilterField[], named: string = pageName): ListAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const tidy = writeListState(search, fields, readListState(search, fields, named), named);
  // Opening a row changes no request, so the state stays the same object.
  const rows = withOpened(tidy, toRowName(named), undefined);
  const [asked, setAsked] = useState(() => askFor(rows, fields, named));
  if (asked.tidy !== rows) setAsked(askFor(rows, fields, named, asked.state));

  useEffect(
    function dropWhatIsNotAllowed() {
      if (tidy !== search) void navigate({ search: tidy, hash }, { replace: true });
    },
    [tidy, search, hash, navigate],
  );

  const { state, failure } = asked;
  // Another page or other filters have other rows.
  const closed = withOpened(search, toRowName(named), undefined);
  const go = (next: ListState, replace = false) =>
    void navigate({ search: writeListState(closed, fields, next, named) }, { replace });
  return {
    fields,
    state,
    failure,
    showPage: (page) => go({ ...state, page }),
    filter: (filters) => go({ page: 1, filters }),
    replacePage: (page) => go({ ...state, page }, true),
    ...useOpenedRow(toRowName(named)),
  };
}

function askFor(tidy: string, fields: readonly FilterField[], named: string, before?: ListState) {
  const state = readListState(tidy, fields, named);
  return { tidy, state, failure: getFailure(before, state) };
}
