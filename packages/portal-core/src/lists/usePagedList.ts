import type { PagedList, Remote } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownPage } from './listPage';
import { isFiltered, sameFilters, type ListState } from './listState';
import { getMessage } from '../calls/refusalTexts';
import type { ListAddress } from './useListState';
import { useKnownList, type ListQuery } from './useKnownList';
import { useSavedViews } from './useSavedViews';
import { refetchIfStarted } from '../calls/refetchIfStarted';

/** In seconds: a reopened list is fetched again, unless its answer is newer than this. */
export const listOptions = { refetchOnMountOrArgChange: 30 } as const;

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
  const isBeyond = answered !== undefined && !isFetching && state.page > answered.range.lastPage;
  const last = isBeyond ? answered.range.lastPage : undefined;
  const goToLast = useEffectEvent((page: number) => replacePage(page));
  useEffect(
    function leavePageBeyondLast() {
      if (last !== undefined) goToLast(last);
    },
    [last],
  );

  // The shown answer and its state, until the next one.
  const [good, setGood] = useState<{ body: Body; state: ListState; at: number | undefined }>();
  const isNew = body !== undefined && (good?.body !== body || good.state !== state || good.at !== at);
  if (isNew && !isBeyond) setGood({ body, state, at });

  const shown = good && view(good.body, good.state);
  const hasFailed = error !== undefined;
  const message = hasFailed ? getMessage(error, failure) : '';
  const onRetry = () => void refetchIfStarted(refetch);

  function rows(): Remote<readonly Row[]> {
    const fits = good !== undefined && (!hasFailed || sameFilters(good.state, state));
    const knownAt = isCut ? good?.at : undefined;
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
    onFiltered: filter,
    onPage: (page) => (page === state.page ? onRetry() : showPage(page)),
    opened,
    onOpened: open,
    views,
  };
}
