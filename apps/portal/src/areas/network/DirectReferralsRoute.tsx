import { DirectReferralsScreen, directReferralsMessages } from '@portal/ui/screens/network';
import { portalToday } from '@portal/ui/text/format/dates';
import { useNow } from '@portal/portal-core/browser/useNow';
import { getReferralLink } from '@portal/portal-core/addresses/referralLinks';
import { portalHome } from '@portal/portal-core/browser/place';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { useMemo } from 'react';
import { useSharing } from '../dashboard';
import { useExport } from '@portal/portal-core/exports/useExport';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useServices } from '@portal/portal-core/store/services';
import { useListState } from '@portal/portal-core/lists/useListState';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { networkApi, useListDirectReferralsQuery } from './network.api';
import {
  largestFirst,
  referralFields,
  toReferralFilters,
  toReferralSums,
  toReferralsPage,
  toStatusCounts,
  withStatusCounts,
} from './referrals.mappers';

const loadReferralsExport = () => import('./referrals.export').then(({ referralsExport }) => referralsExport);

const noFields = [] as const;

/** The page and filters in the address. Filters that the server is not proven to have are ignored (D119). */
function useReferralsAddress() {
  const address = useListState(referralFields);
  const isOffered = useCapability('referralFilter');
  const { page } = address.state;
  const plain = useMemo(() => ({ page, filters: {} }), [page]);
  return isOffered ? { ...address, isOffered } : { ...address, isOffered, fields: noFields, state: plain };
}

/** Direct Referral Business (B §2). */
export function DirectReferralsRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const address = useReferralsAddress();
  const asked = {
    page: address.state.page,
    ...(address.isOffered && { ...largestFirst, ...toReferralFilters(address.state) }),
  };
  const query = useListDirectReferralsQuery({ query: asked, failure: address.failure }, listOptions);
  const referrals = usePagedList(address, query, (body) =>
    toReferralsPage(body, client.getListLocation('/directlist')),
  );
  const freshness = toFreshness(query, () => {
    const quietly = { query: asked, decorative: true };
    void dispatch(networkApi.endpoints.listDirectReferrals.initiate(quietly, refetchOptions));
  });
  const exporting = useExport(loadReferralsExport, address);
  const sharing = useSharing(!query.isLoading);
  return (
    <>
      <DirectReferralsScreen
        referrals={{ ...referrals, fields: withStatusCounts(address.fields, toStatusCounts(query.data)) }}
        sums={toReferralSums(query.data)}
        counts={toStatusCounts(query.data)}
        today={portalToday(useNow())}
        freshness={freshness}
        exporting={exporting}
        onCopy={(text) => dispatch(toastRaised('good', text))}
        onShare={(username) =>
          sharing.share({
            title: directReferralsMessages.shareLink({ username }),
            link: getReferralLink(portalHome(), username),
          })
        }
      />
      {sharing.dialog}
    </>
  );
}
