import type { ListLocation } from '@portal/api';
import { askOptional, type SendCall } from '@portal/portal-core/capabilities/askOptional';
import { api } from '@portal/portal-core/calls/api';
import { FailedCall, toResult } from '@portal/portal-core/calls/failedCall';
import { unreadable } from '@portal/portal-core/calls/remote';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { getNewestDay, withEarlier, withNewest } from '@portal/portal-core/lists/daySums';
import { mostPages, readNewestPages } from '@portal/portal-core/lists/readNewestPages';
import type { RootState } from '@portal/portal-core/store/store';
import {
  type BonusSums,
  createAdder,
  type Days,
  firstDay,
  getBonusDay,
  isSummary,
  toRowsQuery,
  toSummaryQuery,
  toSums,
  withNames,
} from './bonusSums';

interface EarningsAsk {
  /** The portal's day, to which the summary compares. */
  today: string;
  /** The list's own location. */
  location: ListLocation;
  /** Reads the days before those that are known, of a server without a summary. */
  earlier?: boolean;
}

const decorative = true;

async function readPages(
  send: SendCall,
  days: Days,
  { location, today, pages }: Pick<EarningsAsk, 'location' | 'today'> & { pages: number },
): Promise<BonusSums> {
  const { addSources, addRow, getSums } = createAdder();
  const ask = async (page: number) => {
    const init = { limitsSilence: true, params: { query: toRowsQuery(days, page) } };
    const { data, error } = await send({ method: 'get', path: '/payouts', init, decorative });
    if (error) throw new FailedCall(error);
    addSources(data as Answer<'/payouts'>);
    return data as Answer<'/payouts'>;
  };
  const part = await readNewestPages<'/payouts'>({
    ...{ ask, location, today, pages, getDay: getBonusDay, onRow: addRow },
    ...days,
  });
  return { ...getSums(), ...part };
}

export const earningsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The bonuses of the last twelve months by day: from the summary, or from the newest pages of the list, of a part of
     * them. It keeps no rows, and reads again from the newest known day.
     */
    getEarnings: build.query<BonusSums, EarningsAsk>({
      serializeQueryArgs: ({ queryArgs: { today } }) => today,
      extraOptions: { kind: 'read', unauthenticated: 'payouts' },
      queryFn: ({ today, location, earlier = false }, query, _options, send) =>
        toResult(async () => {
          const { api: state } = query.getState() as RootState;
          const known = state?.queries[query.queryCacheKey ?? '']?.data as BonusSums | undefined;
          const read = async (days: Days): Promise<BonusSums> => {
            const init = { limitsSilence: true, params: { query: toSummaryQuery(days, today) } };
            const call = { method: 'get', path: '/payouts/summary', init, decorative } as const;
            const evidence = { name: 'payoutSummary', isIn: isSummary } as const;
            const summary = await askOptional(query, send, call, evidence);
            if (summary === undefined)
              return readPages(send, days, { location, today, pages: mostPages.decorative });
            const sums = toSums(summary as Answer<'/payouts/summary'>);
            // Days that can't be read aren't no earnings (D120).
            if (sums.sums.length === 0 && sums.lacksSome) throw new FailedCall(unreadable);
            return sums;
          };
          const from = firstDay(today);
          if (known === undefined) return read({ from });
          const newest = getNewestDay(known, today);
          const fresh =
            newest === undefined
              ? await read({ from })
              : withNames(withNewest(known, await read({ from: newest }), newest), known);
          // An automatic refetch after the press has its argument too.
          if (!earlier || fresh.partialDay === undefined) return fresh;
          const days = { from, to: fresh.partialDay };
          const whole = { location, today, pages: mostPages.asked };
          return withNames(withEarlier(fresh, await readPages(send, days, whole)), fresh);
        }),
    }),
  }),
});

export const { useGetEarningsQuery } = earningsApi;
