import type { PagedList, Remote } from '@portal/ui';
import type { Mt5AccountScreenProps, Mt5Shown } from '@portal/ui/screens/mt5';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { Mt5List } from '@portal/portal-core/calls/pages/pagedPaths';
import { toMt5ListReadability } from '@portal/portal-core/calls/readability.calls';
import { toFailedPart, toRemote } from '@portal/portal-core/calls/remote';
import { isNotFound } from '@portal/portal-core/calls/result';
import { useServices } from '@portal/portal-core/store/services';
import { useListState } from '@portal/portal-core/lists/useListState';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useRefreshOnReturn } from '@portal/portal-core/browser/useRefreshOnReturn';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useGetMt5AccountQuery } from './mt5.api';
import { asOnlyPage, hasPageName, toAccount, toPagesQuery, toTrades, toTransactions } from './mt5.mappers';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';

interface Looked extends Pick<
  Mt5AccountScreenProps,
  'account' | 'readAt' | 'stale' | 'transactions' | 'trades' | 'exportingTrades' | 'onRefresh'
> {
  /** The shown answer. */
  body: Kept['body'] | undefined;
}

/** Neither list has filters. */
const fields = [] as const;

interface Kept {
  login: string;
  body: Answer<'/mt5/user-account-details/{account}'>;
  at: number;
}

/** An account with its two lists, each at its page in the address (D78). Undefined sends no request. */
export function useMt5Account(login: string | undefined): Looked {
  const { client } = useServices();
  const balances = useListState(fields, 'transactions');
  const trading = useListState(fields, 'trades');
  const [kept, setKept] = useState<Kept>();
  const known = kept !== undefined && kept.login === login ? kept : undefined;
  const location = client.getListLocation('/mt5/user-account-details/{account}');
  const hasUsualNames = useCapability('mt5Pages');
  const hasPages = (list: 'balance_log' | 'trade') =>
    hasUsualNames || hasPageName(known?.body, list, location, login ?? '');
  const pages =
    login === undefined
      ? {}
      : toPagesQuery(known?.body, location, login, {
          balance_log: hasPages('balance_log') ? balances.state.page : 1,
          trade: hasPages('trade') ? trading.state.page : 1,
        });
  const query = useGetMt5AccountQuery(
    login === undefined
      ? skipToken
      : {
          path: { account: login },
          query: pages,
          // A failure to open an account is that of any read. A failure to open a page is that of the page.
          failure: known && balances.failure,
        },
    listOptions,
  );
  const { currentData, error, isFetching, fulfilledTimeStamp: at = 0, refetch } = query;
  useRefreshOnReturn(query);
  // An older cached page has older account data, so the newest is kept.
  if (login !== undefined && currentData !== undefined && (!known || at > known.at))
    setKept({ login, body: currentData, at });

  // A failed refresh keeps the page, and the sheet above shows the failure for all parts. Without a name it is not
  // stored, because an account's rows need its data.
  const paged = {
    ...query,
    error: currentData === undefined ? error : undefined,
    endpointName: undefined,
  };
  const of = login ?? '';
  /** An unreadable list fails in its own tab, because the account is readable without it (D120). */
  const toListQuery = (name: Mt5List) =>
    currentData !== undefined && toMt5ListReadability(currentData, name, pages) === 'unreadable'
      ? toFailedPart(paged)
      : paged;
  const transactions = usePagedList(balances, toListQuery('balance_log'), (body) => {
    const page = toTransactions(body, location, of);
    return hasPages('balance_log') ? page : asOnlyPage(page);
  });
  const trades = usePagedList(trading, toListQuery('trade'), (body) => {
    const page = toTrades(body, location, of);
    return hasPages('trade') ? page : asOnlyPage(page);
  });

  const exportingTrades = useExport(
    () => import('./trades.export').then(({ tradesExport }) => tradesExport(of, known?.body, location)),
    trading,
  );

  // Never shows another account's rows with this one's data.
  const own = <Row>(list: PagedList<Row>): PagedList<Row> =>
    known ? list : { ...list, rows: { state: 'loading' }, range: undefined, failure: undefined };
  return {
    body: known?.body,
    account: selectShown(),
    readAt: known?.at,
    stale: known !== undefined && error !== undefined && !isFetching && currentData !== undefined,
    transactions: own(transactions),
    trades: own(trades),
    exportingTrades,
    onRefresh: () => void refetchIfStarted(refetch),
  };

  function selectShown(): Remote<Mt5Shown> {
    if (login === undefined) return { state: 'ready', data: { kind: 'none' } };
    // The server hides whether another member's account exists (T19).
    if (!isFetching && isNotFound(error)) return { state: 'ready', data: { kind: 'foreign', login } };
    return toRemote({ ...query, data: known?.body }, (body) => ({
      kind: 'account',
      account: toAccount(body, login),
    }));
  }
}
