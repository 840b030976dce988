import type { ListLocation } from '@portal/api';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { api } from '@portal/portal-core/calls/api';
import { FailedCall } from '@portal/portal-core/calls/failedCall';
import { unreadable } from '@portal/portal-core/calls/remote';
import { IncompleteList, readAllRows, type AllRows } from '@portal/portal-core/exports/exportRows';
import { toIncomeRow, toYearQuery, type IncomeRow } from './year.mappers';

interface YearRequest {
  year: string;
  /** The list's own location. */
  location: ListLocation;
  decorative?: boolean;
}

export const yearApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every bonus of a year, from one answer or page by page (D126). A part of them would be a wrong sum. */
    getYear: build.query<AllRows<IncomeRow>, YearRequest>({
      serializeQueryArgs: ({ queryArgs: { year } }) => year,
      extraOptions: { kind: 'read', unauthenticated: 'payouts' },
      queryFn: async ({ year, location, decorative }, _api, _options, send) => {
        const ask = async (page: number) => {
          const init = { params: { query: toYearQuery(year, page) } };
          const { data, error } = await send({ method: 'get', path: '/payouts', init, decorative });
          if (error) throw new FailedCall(error);
          return data as Answer<'/payouts'>;
        };
        try {
          return { data: await readAllRows({ ask, location, getRow: toIncomeRow, onProgress: () => {} }) };
        } catch (failure) {
          if (failure instanceof FailedCall) return { error: failure.error };
          if (failure instanceof IncompleteList) return { error: unreadable };
          throw failure;
        }
      },
    }),
  }),
});

export const { useGetYearQuery } = yearApi;
