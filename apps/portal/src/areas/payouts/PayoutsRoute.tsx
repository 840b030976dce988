import { PayoutsScreen } from '@portal/ui/screens/payouts';
import { errorTexts } from '@portal/ui/text/messages';
import { firstState } from '@portal/portal-core/lists/listState';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { askSupportPath } from '@portal/portal-core/addresses/askSupport';
import { withSources } from '@portal/portal-core/lists/filterSources';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { refetchOptions, toFreshness, type ChartHandle } from '@portal/portal-core/calls/freshness';
import { useRef } from 'react';
import { useExport } from '@portal/portal-core/exports/useExport';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { payoutsApi, useListPayoutsQuery } from './payouts.api';
import { payoutFields, toPayoutSources, toPayoutsPage, toPayoutsQuery } from './payouts.mappers';

const loadPayoutsExport = () => import('./payouts.export').then(({ payoutsExport }) => payoutsExport);

/** A failure has the same text for the list, a page or a filter (B §8, D38). */
const failure = errorTexts.requestFailedTryAgain;

/** The member names the purchase. */
const missingBonus = askSupportPath({ about: 'missingBonus', code: '' });

/** The charts load after the rows. */
const loadEarnings = () => import('./EarningsPart').then(({ EarningsPart }) => EarningsPart);

/** Payouts (B §2). */
export function PayoutsRoute() {
  const { client } = useServices();
  const location = client.getListLocation('/payouts');
  const now = useNow();
  const dispatch = useAppDispatch();
  const address = { ...useListState(payoutFields), failure };
  const query = useListPayoutsQuery({ query: toPayoutsQuery(address.state), failure }, listOptions);
  const list = usePagedList(address, query, (body) => toPayoutsPage(body, location));
  const exporting = useExport(loadPayoutsExport, address, failure);
  const Earnings = useChunk(loadEarnings, query.data !== undefined || query.isError);
  const chart = useRef<ChartHandle>(null);
  return (
    <PayoutsScreen
      payouts={{
        ...list,
        fields: withSources(list.fields, 'source', toPayoutSources(query.data, location), list.filters),
      }}
      freshness={toFreshness(query, () => {
        const quietly = { query: toPayoutsQuery(address.state), decorative: true };
        void dispatch(payoutsApi.endpoints.listPayouts.initiate(quietly, refetchOptions));
        chart.current?.readAgain();
      })}
      exporting={exporting}
      earnings={
        Earnings && (
          <Earnings
            ref={chart}
            filters={list.filters}
            onFiltersChange={list.onFiltersChange}
            listed={query.data}
          />
        )
      }
      now={now}
      claim={missingBonus}
    />
  );
}

PayoutsRoute.firstQueries = () => [
  payoutsApi.endpoints.listPayouts.initiate({ query: toPayoutsQuery(firstState), failure }, firstOptions),
];
