import type { FilterField, FilterValues } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureOf, pageName, readListState, writeListState, type ListState } from './listState';

/** A list's state in the address, and the ways to change it. */
export interface ListAddress {
  fields: readonly FilterField[];
  /** The same object until the address says something else. */
  state: ListState;
  /** What a failure of the read for this state is called; undefined: as any read. */
  failure: string | undefined;
  /** Goes to a page; one step back leads back. */
  showPage: (page: number) => void;
  /** Filters anew, from the first page on. */
  filter: (values: FilterValues) => void;
  /** Puts another page in the place of this one, which is not there: no step back leads to it. */
  replacePage: (page: number) => void;
}

/**
 * Keeps page and filters of a list in the address, so that back, forward, reload and a shared link show the same list
 * (ADR 6). `fields` is a constant of the screen; so is `named`, what a second list of one screen calls its page. Only the
 * query changes, so scroll and focus stay.
 */
export function useListState(fields: readonly FilterField[], named: string = pageName): ListAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const tidy = writeListState(search, fields, readListState(search, fields, named), named);
  const [asked, setAsked] = useState(() => askFor(tidy, fields, named));
  if (asked.tidy !== tidy) setAsked(askFor(tidy, fields, named, asked.state));

  useEffect(
    function dropWhatIsNotAllowed() {
      if (tidy !== search) void navigate({ search: tidy, hash }, { replace: true });
    },
    [tidy, search, hash, navigate],
  );

  const { state, failure } = asked;
  const go = (next: ListState, replace = false) =>
    void navigate({ search: writeListState(search, fields, next, named) }, { replace });
  return {
    fields,
    state,
    failure,
    showPage: (page) => go({ ...state, page }),
    filter: (filters) => go({ page: 1, filters }),
    replacePage: (page) => go({ ...state, page }, true),
  };
}

function askFor(tidy: string, fields: readonly FilterField[], named: string, before?: ListState) {
  const state = readListState(tidy, fields, named);
  return { tidy, state, failure: failureOf(before, state) };
}
