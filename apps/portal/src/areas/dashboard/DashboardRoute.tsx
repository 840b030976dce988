import { addresses } from '@portal/ui/addresses';
import { DashboardScreen, type DashboardScreenProps } from '@portal/ui/screens/dashboard';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { getReferralLinks } from '@portal/portal-core/addresses/referralLinks';
import { refetchOptions, toFreshness, type ChartHandle } from '@portal/portal-core/calls/freshness';
import { toFailedPart, toRemote } from '@portal/portal-core/calls/remote';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { portalHome } from '@portal/portal-core/browser/place';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useNow } from '@portal/portal-core/browser/useNow';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { newestNews, useListNewsQuery } from '../news/news.api';
import {
  dashboardApi,
  useGetDashboardQuery,
  useGetKycStandingQuery,
  useGetKycTypesQuery,
} from './dashboard.api';
import {
  toAccount,
  toCommunity,
  toDashboardHeldUntil,
  toNews,
  hasUnreadableNotifications,
  toNotifications,
  toRunning,
  toSinceJoining,
  toWallets,
  toWelcome,
} from './dashboard.mappers';
import { useSharing } from './useSharing';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { isNewcomer } from './isNewcomer';

const newestDocuments = { query: { page: 1 }, decorative: true } as const;

const loadLater = () => import('./later').then(({ later }) => later);

/** The KYC notice and a newcomer's steps. They are decorative, so their mappers load after the main data. */
function useKycAndSteps(
  figures: Answer<'/dashboard'> | undefined,
): Pick<DashboardScreenProps, 'kyc' | 'firstSteps'> {
  const documents = useServices().client.getListLocation('/kyc-list');
  const [missed, setMissed] = useState(false);
  const later = useChunk(loadLater, figures !== undefined, () => setMissed(true));
  const kyc = useGetKycStandingQuery(newestDocuments);
  const types = useGetKycTypesQuery(
    { decorative: true },
    { skip: !later?.mayLackTypes(kyc.data, documents) },
  );
  if (!later) return { firstSteps: isNewcomer(figures) && !missed ? 'coming' : undefined };
  const notice = later.toKycNotice(kyc.data, documents, types.data);
  const step = later.toKycStep(kyc.data, {
    lacks: notice !== undefined,
    reading: kyc.isLoading || types.isLoading,
  });
  return { kyc: notice, firstSteps: later.toFirstSteps(figures, step) };
}

/** The charts load after the data. */
const loadEarnings = () => import('../payouts').then(({ EarningsPart }) => EarningsPart);

/** The member's dashboard (A §2). */
export function DashboardRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const now = useNow();
  const { username } = useAppSelector(selectSession);
  const dashboard = useGetDashboardQuery();
  const news = useListNewsQuery({ ...newestNews, decorative: true });
  const Earnings = useChunk(loadEarnings, !dashboard.isLoading);
  const chart = useRef<ChartHandle>(null);
  const sharing = useSharing(!dashboard.isLoading);
  const say = (text: string) => dispatch(toastRaised('good', text));
  return (
    <>
      <DashboardScreen
        heldUntil={toDashboardHeldUntil(dashboard.data, now)}
        {...useKycAndSteps(dashboard.data)}
        welcome={toRemote(dashboard, toWelcome)}
        freshness={toFreshness(dashboard, () => {
          void dispatch(dashboardApi.endpoints.getDashboard.initiate({ decorative: true }, refetchOptions));
          chart.current?.readAgain();
        })}
        wallets={toRemote(dashboard, toWallets)}
        running={toRunning(dashboard.data)}
        since={toSinceJoining(dashboard.data)}
        account={toRemote(dashboard, toAccount)}
        community={toRemote(dashboard, toCommunity)}
        notifications={toRemote(
          hasUnreadableNotifications(dashboard.data) ? toFailedPart(dashboard) : dashboard,
          toNotifications,
        )}
        news={toRemote(news, (body) => toNews(body, client.getListLocation('/news')))}
        earnings={Earnings && <Earnings ref={chart} />}
        referralLinks={getReferralLinks(portalHome(), username ?? '')}
        now={now}
        onWalletOpen={(filterBy) => void navigate(addresses.transactions, { state: { filterBy } })}
        onCopy={say}
        onShare={sharing.share}
      />
      {sharing.dialog}
    </>
  );
}

DashboardRoute.firstQueries = () => [dashboardApi.endpoints.getDashboard.initiate(undefined, firstOptions)];
