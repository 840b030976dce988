import type { SavedViews } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readSavedViews, writeSavedViews, type StoredViews } from '../session/savedViews';
import { selectSession } from '../session/session.slice';
import { portalHome } from '../browser/place';
import { useAppSelector } from '../store/store';
import { isFiltered } from './listState';
import { selectLast, restoredView, toSearch, getViews, withoutView, withView } from './savedViews';
import type { ListAddress } from './useListState';

const none: StoredViews = { views: [], last: '' };

/**
 * The device's saved views of a list, and the last used filters. Undefined for a list without filters and in an
 * operator's session, whose device stores no member data (T5).
 */
export function useSavedViews({ fields, state }: ListAddress): SavedViews | undefined {
  const { pathname } = useLocation();
  const { username, asUser } = useAppSelector(selectSession);
  const owner = asUser || fields.length === 0 ? null : username;
  const read = () => (owner === null ? none : readSavedViews(owner, pathname));
  const [stored, setStored] = useState(read);
  const search = toSearch(fields, state);
  // It is offered when a list opens without filters, until the member filters it or declines.
  const [isOffered, setOffered] = useState(() => !isFiltered(state));
  if (isOffered && search !== '') setOffered(false);

  useEffect(
    function keepLast() {
      // Read again, because another tab may have saved a view.
      if (owner !== null && search !== '')
        writeSavedViews(owner, pathname, { ...readSavedViews(owner, pathname), last: search });
    },
    [owner, pathname, search],
  );
  if (owner === null) return undefined;

  const change = (next: StoredViews) => {
    const isKept = writeSavedViews(owner, pathname, next);
    if (isKept) setStored(next);
    return isKept;
  };
  return {
    all: getViews(fields, stored.views, portalHome() + pathname),
    last: isOffered ? selectLast(fields, stored.last) : undefined,
    onLastDropped: () => {
      setOffered(false);
      change({ ...read(), last: '' });
    },
    onSaved: (name) => change(withView(read(), { name, search })),
    onRemoved: (name) => change(withoutView(read(), name)),
    onRestored: ({ name, filters }, at) =>
      change(restoredView(read(), { name, search: toSearch(fields, { page: 1, filters }) }, at)),
  };
}
