import { PayoutsScreen } from '@portal/ui/screens/payouts';
import { errorTexts } from '@portal/ui/text/messages';
import { withSources } from '../../shared/lists/filterSources';
import { useServices } from '../../shared/store/services';
import { useAppDispatch } from '../../shared/store/store';
import { again, toFreshness, type ChartHandle } from '../../shared/calls/freshness';
import { useRef } from 'react';
import { useExport } from '../../shared/exports/useExport';
import { useListState } from '../../shared/lists/useListState';
import { useChunk } from '../../shared/browser/useChunk';
import { useNow } from '../../shared/browser/useNow';
import { listOptions, usePagedList } from '../../shared/lists/usePagedList';
import { payoutsApi, useListPayoutsQuery } from './payouts.api';
import { payoutsExport } from './payouts.export';
import { payoutFields, toPayoutSources, toPayoutsPage, toPayoutsQuery } from './payouts.mappers';

/** A failure has the same text for the list, a page or a filter (B §8, D38). */
const failure = errorTexts.requestFailedTryAgain;

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
  const exporting = useExport(payoutsExport, address);
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
        void dispatch(payoutsApi.endpoints.listPayouts.initiate(quietly, again));
        chart.current?.readAgain();
      })}
      exporting={exporting}
      earnings={Earnings && <Earnings ref={chart} filters={list.filters} onFiltered={list.onFiltered} />}
      now={now}
    />
  );
}
