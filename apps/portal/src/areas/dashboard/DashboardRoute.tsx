import { addresses } from '@portal/ui/addresses';
import { DashboardScreen } from '@portal/ui/screens/dashboard';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { referralLinksOf } from '../../shared/routes/referralLinks';
import { again, freshnessOf, type Picture } from '../../shared/calls/freshness';
import { remoteOf } from '../../shared/calls/remote';
import { useServices } from '../../shared/store/services';
import { useAppDispatch, useAppSelector } from '../../shared/store/store';
import { toastRaised } from '../../shared/store/toasts.slice';
import { portalHome } from '../../shared/browser/place';
import { useChunk } from '../../shared/browser/useChunk';
import { useNow } from '../../shared/browser/useNow';
import { selectSession } from '../../session/session.slice';
import { newestNews, useListNewsQuery } from '../news/news.api';
import { dashboardApi, useGetDashboardQuery } from './dashboard.api';
import {
  accountOf,
  communityOf,
  dashboardHeldUntilOf,
  newsOf,
  notificationsOf,
  walletsOf,
  welcomeOf,
} from './dashboard.view';
import { SharedLinkDialog, type LinkSharer } from './SharedLinkDialog';
import { useKycAndSteps } from './useKycAndSteps';

/** The charts wait until the figures stand. */
const loadEarnings = () => import('../payouts').then(({ EarningsPart }) => EarningsPart);

/** The member's figures on one page (A §2). */
export function DashboardRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const now = useNow();
  const { username } = useAppSelector(selectSession);
  const dashboard = useGetDashboardQuery();
  const news = useListNewsQuery({ ...newestNews, ornament: true });
  const Earnings = useChunk(loadEarnings, !dashboard.isLoading);
  const picture = useRef<Picture>(null);
  const sharer = useRef<LinkSharer>(null);
  const say = (text: string) => dispatch(toastRaised('good', text));
  return (
    <>
      <DashboardScreen
        heldUntil={dashboardHeldUntilOf(dashboard.data, now)}
        {...useKycAndSteps(dashboard.data)}
        welcome={remoteOf(dashboard, welcomeOf)}
        freshness={freshnessOf(dashboard, () => {
          void dispatch(dashboardApi.endpoints.getDashboard.initiate({ ornament: true }, again));
          picture.current?.readAgain();
        })}
        wallets={remoteOf(dashboard, walletsOf)}
        account={remoteOf(dashboard, accountOf)}
        community={remoteOf(dashboard, communityOf)}
        notifications={remoteOf(dashboard, notificationsOf)}
        news={remoteOf(news, (body) => newsOf(body, client.placeOf('/news')))}
        earnings={Earnings && <Earnings ref={picture} />}
        referralLinks={referralLinksOf(portalHome(), username ?? '')}
        now={now}
        onWalletOpened={(filterBy) => void navigate(addresses.transactions, { state: { filterBy } })}
        onCopied={say}
        onShared={(link) => sharer.current?.share(link)}
      />
      <SharedLinkDialog ref={sharer} />
    </>
  );
}
