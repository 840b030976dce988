import { PayoutsScreen } from '@portal/ui/screens/payouts';
import { errorTexts } from '@portal/ui/text/messages';
import { withSources } from '../../shared/lists/filterSources';
import { useServices } from '../../shared/store/services';
import { useAppDispatch } from '../../shared/store/store';
import { again, freshnessOf, type Picture } from '../../shared/calls/freshness';
import { useRef } from 'react';
import { useExport } from '../../shared/exports/useExport';
import { useListState } from '../../shared/lists/useListState';
import { useChunk } from '../../shared/browser/useChunk';
import { useNow } from '../../shared/browser/useNow';
import { listOptions, usePagedList } from '../../shared/lists/usePagedList';
import { payoutsApi, useListPayoutsQuery } from './payouts.api';
import { payoutsExport } from './payouts.export';
import { payoutFields, payoutSourcesOf, payoutsPageOf, payoutsQueryOf } from './payouts.view';

/** A failure has the same words here whether the list, a page or a filter failed (B §8, D38). */
const failure = errorTexts.requestFailedTryAgain;

/** The charts wait until the rows stand. */
const loadEarnings = () => import('./EarningsPart').then(({ EarningsPart }) => EarningsPart);

/** Payouts (B §2). */
export function PayoutsRoute() {
  const { client } = useServices();
  const place = client.placeOf('/payouts');
  const now = useNow();
  const dispatch = useAppDispatch();
  const address = { ...useListState(payoutFields), failure };
  const query = useListPayoutsQuery({ query: payoutsQueryOf(address.state), failure }, listOptions);
  const list = usePagedList(address, query, (body) => payoutsPageOf(body, place));
  const exporting = useExport(payoutsExport, address);
  const Earnings = useChunk(loadEarnings, query.data !== undefined || query.isError);
  const picture = useRef<Picture>(null);
  return (
    <PayoutsScreen
      payouts={{
        ...list,
        fields: withSources(list.fields, 'source', payoutSourcesOf(query.data, place), list.filters),
      }}
      freshness={freshnessOf(query, () => {
        const quietly = { query: payoutsQueryOf(address.state), ornament: true };
        void dispatch(payoutsApi.endpoints.listPayouts.initiate(quietly, again));
        picture.current?.readAgain();
      })}
      exporting={exporting}
      earnings={Earnings && <Earnings ref={picture} filters={list.filters} onFiltered={list.onFiltered} />}
      now={now}
    />
  );
}
