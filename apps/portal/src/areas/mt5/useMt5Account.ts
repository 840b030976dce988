import type { PagedList, Remote } from '@portal/ui';
import type { Mt5AccountScreenProps, Mt5Shown } from '@portal/ui/screens/mt5';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { CallError } from '../../app/call.events';
import { remoteOf } from '../../app/remote';
import { useServices } from '../../app/services';
import { useListState } from '../../app/useListState';
import { listOptions, usePagedList } from '../../app/usePagedList';
import { useRefreshOnReturn } from '../../app/useRefreshOnReturn';
import { useGetMt5AccountQuery } from './mt5.api';
import { accountOf, tradesOf, transactionsOf } from './mt5.view';

type Looked = Pick<
  Mt5AccountScreenProps,
  'account' | 'readAt' | 'stale' | 'transactions' | 'trades' | 'onRefreshed'
>;

/** Neither list has filters. */
const fields = [] as const;

interface Kept {
  login: string;
  body: unknown;
  at: number;
}

/** An account with its two lists, each by the page that the address names for it (D78); undefined asks for none. */
export function useMt5Account(login: string | undefined): Looked {
  const { client } = useServices();
  const balances = useListState(fields, 'transactions');
  const trading = useListState(fields, 'trades');
  const [kept, setKept] = useState<Kept>();
  const known = kept !== undefined && kept.login === login ? kept : undefined;
  const query = useGetMt5AccountQuery(
    login === undefined
      ? skipToken
      : {
          path: { account: login },
          query: { balance_page: balances.state.page, trade_page: trading.state.page },
          // Of an account that is opened a failure is any read's; of one whose page is turned, the page's.
          failure: known && balances.failure,
        },
    listOptions,
  );
  const { currentData, error, isFetching, fulfilledTimeStamp: at = 0, refetch } = query;
  useRefreshOnReturn(query);
  // A page that was read before brings figures of before: the newest stay.
  if (login !== undefined && currentData !== undefined && (!known || at > known.at))
    setKept({ login, body: currentData, at });

  // A page that stands is not lost by a refresh that fails: the sheet above says so, once for all of it.
  const paged = { ...query, error: currentData === undefined ? error : undefined };
  const place = client.placeOf('/mt5/user-account-details/{account}');
  const of = login ?? '';
  const transactions = usePagedList(balances, paged, (body) => transactionsOf(body, place, of));
  const trades = usePagedList(trading, paged, (body) => tradesOf(body, place, of));

  // Never another account's rows under this one's figures.
  const own = <Row>(list: PagedList<Row>): PagedList<Row> =>
    known ? list : { ...list, rows: { state: 'loading' }, range: undefined, failure: undefined };
  return {
    account: shownOf(),
    readAt: known?.at,
    stale: known !== undefined && error !== undefined && !isFetching && currentData !== undefined,
    transactions: own(transactions),
    trades: own(trades),
    onRefreshed: () => void refetch(),
  };

  function shownOf(): Remote<Mt5Shown> {
    if (login === undefined) return { state: 'ready', data: { kind: 'none' } };
    if (error !== undefined && !isFetching && isNotFound(error))
      return { state: 'ready', data: { kind: 'foreign', login } };
    return remoteOf({ ...query, data: known?.body }, (body) => ({
      kind: 'account',
      account: accountOf(body, login),
    }));
  }
}

/** The server does not say whether it exists (T19). */
const isNotFound = (error: unknown): boolean => {
  const refusal = error as CallError;
  return refusal.kind === 'refused' && refusal.status === 404;
};
