import type { ListRange, PagedList, Remote, SavedViews } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownPage } from './listPage';
import { isFiltered, sameFilters, type ListState } from './listState';
import { getMessage } from '../calls/refusalTexts';
import { unreadable } from '../calls/remote';
import type { ListAddress } from './useListState';
import { useKnownList, type ListQuery } from './useKnownList';
import { refetchIfStarted } from '../calls/refetchIfStarted';
import { useLocation } from 'react-router-dom';
import { readSavedViews, writeSavedViews, type StoredViews } from '../session/savedViews';
import { selectSession } from '../session/session.slice';
import { portalHome } from '../browser/place';
import { useAppSelector } from '../store/store';
import { selectLastFilters, withRestoredView, toSearch, getViews, withoutView, withView } from './savedViews';

const none: StoredViews = { views: [], last: '' };

/**
 * The device's saved views of a list, and the last used filters. Undefined for a list that filters by
 * days alone, whose presets do that, and in an operator's session, whose device stores no member data (T5).
 */
function useSavedViews({ fields, state }: ListAddress): SavedViews | undefined {
  const { pathname } = useLocation();
  const { username, asUser } = useAppSelector(selectSession);
  const owner = asUser || fields.every(({ type }) => type === 'dates') ? null : username;
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
    last: isOffered ? selectLastFilters(fields, stored.last) : undefined,
    onLastRemove: () => {
      setOffered(false);
      change({ ...read(), last: '' });
    },
    onSave: (name) => change(withView(read(), { name, search })),
    onRemove: (name) => change(withoutView(read(), name)),
    onRestore: ({ name, filters }, at) =>
      change(withRestoredView(read(), { name, search: toSearch(fields, { page: 1, filters }) }, at)),
  };
}

/** In seconds: a reopened list is fetched again, unless its answer is newer than this. */
export const listOptions = { refetchOnMountOrArgChange: 30 } as const;

/** The page to show in place of one that isn't there: the last, or the one that the server sent. */
function toOtherPage({ page, lastPage }: ListRange, asked: number): number | undefined {
  if (asked > lastPage) return lastPage;
  return page < asked ? page : undefined;
}

/**
 * A list's query for its screen, which keeps the last good page while another of the same filters loads or fails.
 * Offline the rows are the stored ones with their time (D117, ADR 22).
 */
export function usePagedList<Body, Row>(
  address: ListAddress,
  query: ListQuery<Body>,
  view: (body: Body, state: ListState) => ShownPage<Row>,
): PagedList<Row> {
  const { state, fields, failure, showPage, replacePage, filter, opened, open } = address;
  const { isFetching, refetch } = query;
  const { body, at, isCut, error } = useKnownList(query);
  const views = useSavedViews(address);

  const answered = body === undefined ? undefined : view(body, state);
  const other = answered && !isFetching ? toOtherPage(answered.range, state.page) : undefined;
  const isBeyond = other !== undefined;
  // The last page of an unknown end, once the next one has brought nothing new.
  const [ended, setEnded] = useState<{ state: ListState; page: number }>();
  const goTo = useEffectEvent((page: number) => {
    if (answered?.range.end === 'complete') setEnded({ state, page });
    replacePage(page);
  });
  useEffect(
    function leavePageBeyondLast() {
      if (other !== undefined) goTo(other);
    },
    [other],
  );

  // The shown answer and its state, until the next one.
  const [good, setGood] = useState<{ body: Body; state: ListState; at: number | undefined }>();
  const isNew = body !== undefined && (good?.body !== body || good.state !== state || good.at !== at);
  if (isNew && !isBeyond) setGood({ body, state, at });

  const shown = good && withEnd(view(good.body, good.state));
  const hasFailed = error !== undefined;
  const message = hasFailed ? getMessage(error, failure) : '';

  function withEnd(page: ShownPage<Row>): ShownPage<Row> {
    const isEnd = ended && sameFilters(ended.state, state) && ended.page === page.range.page;
    if (page.range.end !== 'unknown' || !isEnd) return page;
    return { ...page, range: { ...page.range, end: 'complete', total: page.range.to } };
  }
  const onRetry = () => void refetchIfStarted(refetch);

  function rows(): Remote<readonly Row[]> {
    const fits = good !== undefined && (!hasFailed || sameFilters(good.state, state));
    const knownAt = isCut ? good?.at : undefined;
    // Entries that can't be read aren't an empty list (D120).
    if (shown && fits && shown.rows.length === 0 && shown.range.missing > 0)
      return { state: 'failed', message: getMessage(unreadable, failure), onRetry };
    if (shown && fits) return { state: 'ready', data: shown.rows, refreshing: isFetching, knownAt };
    return hasFailed && !isFetching ? { state: 'failed', message, onRetry } : { state: 'loading' };
  }
  const remote = rows();
  const isReady = remote.state === 'ready';
  return {
    rows: remote,
    // The pressed page is highlighted immediately. If it fails, the highlight returns to the shown page.
    range: isReady && shown ? { ...shown.range, ...(isFetching && { page: state.page }) } : undefined,
    failure: isReady && hasFailed ? { message, retrying: isFetching, onRetry } : undefined,
    fields,
    filters: state.filters,
    filtered: isFiltered(state),
    onFiltersChange: filter,
    onPageChange: (page) => (page === state.page ? onRetry() : showPage(page)),
    opened,
    onOpen: open,
    views,
  };
}
