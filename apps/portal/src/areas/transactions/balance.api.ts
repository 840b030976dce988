import type { ListLocation } from '@portal/api';
import { askOptional, type SendCall } from '@portal/portal-core/capabilities/askOptional';
import { api } from '@portal/portal-core/calls/api';
import { FailedCall, toResult } from '@portal/portal-core/calls/failedCall';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { getNewestDay, withEarlier, withNewest } from '@portal/portal-core/lists/daySums';
import { mostPages, readNewestPages } from '@portal/portal-core/lists/readNewestPages';
import type { RootState } from '@portal/portal-core/store/store';
import { leadsToClosing } from './balance.mappers';
import {
  type BalanceRange,
  type BalanceSums,
  createAdder,
  createDayReader,
  isSummary,
  toRowsQuery,
  toSummaryQuery,
  toSums,
} from './balanceSums';

interface BalanceAsk extends Pick<BalanceRange, 'wallet' | 'from'> {
  /** The portal's day. */
  today: string;
  /** The list's own location. */
  location: ListLocation;
  /** Reads the days before those that are known, of a server without a summary. */
  earlier?: boolean;
}

const decorative = true;

async function readPages(
  send: SendCall,
  range: BalanceRange,
  { location, today, pages }: Pick<BalanceAsk, 'location' | 'today'> & { pages: number },
): Promise<BalanceSums> {
  const { addBalance, addRow, getSums } = createAdder(range.wallet);
  const ask = async (page: number) => {
    const init = { limitsSilence: true, params: { query: toRowsQuery(range, page) } };
    const { data, error } = await send({ method: 'get', path: '/transactions', init, decorative });
    if (error) throw new FailedCall(error);
    if (page === 1) addBalance(data as Answer<'/transactions'>);
    return data as Answer<'/transactions'>;
  };
  const { from, to } = range;
  const part = await readNewestPages<'/transactions'>({
    ...{ ask, location, from, to, today, pages, getDay: createDayReader(), onRow: addRow },
  });
  return { ...getSums(), ...part };
}

export const balanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What moved by day: from the summary, or from the newest pages of the list, of a part of the time. It keeps no
     * rows, and reads again from the newest known day.
     */
    getBalance: build.query<BalanceSums, BalanceAsk>({
      serializeQueryArgs: ({ queryArgs: { wallet, from, today } }) => ({ wallet, from, today }),
      providesTags: ['Transactions'],
      extraOptions: { kind: 'read' },
      queryFn: ({ wallet, from, today, location, earlier = false }, query, _options, send) =>
        toResult(async () => {
          const { api: state } = query.getState() as RootState;
          const known = state?.queries[query.queryCacheKey ?? '']?.data as BalanceSums | undefined;
          const read = async (first: string): Promise<BalanceSums> => {
            const range = { wallet, from: first };
            const init = { limitsSilence: true, params: { query: toSummaryQuery(range, today) } };
            const call = { method: 'get', path: '/transactions/summary', init, decorative } as const;
            const evidence = { name: 'transactionSummary', isIn: isSummary } as const;
            const summary = await askOptional(query, send, call, evidence);
            return summary === undefined
              ? readPages(send, range, { location, today, pages: mostPages.decorative })
              : toSums(summary as Answer<'/transactions/summary'>);
          };
          const refresh = async (sums: BalanceSums): Promise<BalanceSums> => {
            const newest = getNewestDay(sums, today);
            if (newest === undefined) return read(from);
            const merged = { ...withNewest(sums, await read(newest), newest), opening: sums.opening };
            // A transaction of an earlier day has been added.
            return leadsToClosing(merged) ? merged : read(from);
          };
          if (known === undefined) return read(from);
          const fresh = await refresh(known);
          // An automatic refetch after the press has its argument too.
          if (!earlier || fresh.partialDay === undefined) return fresh;
          const before = await readPages(
            send,
            { wallet, from, to: fresh.partialDay },
            { location, today, pages: mostPages.asked },
          );
          return { ...withEarlier(fresh, before), closing: fresh.closing };
        }),
    }),
  }),
});

export const { useGetBalanceQuery } = balanceApi;
