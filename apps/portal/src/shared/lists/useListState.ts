import type { FilterField, FilterValues } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getFailure, pageName, readListState, writeListState, type ListState } from './listState';
import { toRowName, withOpened } from './openedRow';
import { useOpenedRow } from './useOpenedRow';

/** A list's state in the address, and the ways to change it. */
export interface ListAddress {
  fields: readonly FilterField[];
  /** The same object until the address changes. */
  state: ListState;
  /** The text for a failure of this state's read; undefined: the same as for any read. */
  failure: string | undefined;
  /** Goes to a page; one step back leads back. */
  showPage: (page: number) => void;
  /** Filters anew, from the first page on. */
  filter: (values: FilterValues) => void;
  /** Replaces this page, which is not there, with another: no step back leads to it. */
  replacePage: (page: number) => void;
  /** The row whose detail is open, by its id. */
  opened: string | undefined;
  /** Opens a row's detail, so that one step back closes it, or closes it. */
  open: (id: string | undefined) => void;
}

/**
 * Keeps page and filters of a list in the address, so that back, forward, reload and a shared link show the same list
 * (ADR 6). `fields` is a constant of the screen, and so is `named`, the name that a second list gives its page. Only
 * the query changes, so scroll and focus stay.
 */
export function useListState(fields: readonly FilterField[], named: string = pageName): ListAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const tidy = writeListState(search, fields, readListState(search, fields, named), named);
  // Opening a row asks for nothing, so the state stays the same object then.
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
  // Another page and other filters have other rows.
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
