import { addresses } from '@portal/ui/addresses';
import { DashboardScreen, type SharedLink } from '@portal/ui/screens/dashboard';
import { dashboardTexts, errorTexts } from '@portal/ui/text/messages';
import { useRef, useState } from 'react';
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
import { useKycAndSteps } from './useKycAndSteps';

const loadShareDialog = () =>
  import('@portal/ui/components/ShareDialog').then(({ ShareDialog }) => ShareDialog);

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
  const [shared, setShared] = useState<SharedLink | null>(null);
  const ShareDialog = useChunk(loadShareDialog, shared?.link, () => {
    setShared(null);
    dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
  });
  const Earnings = useChunk(loadEarnings, !dashboard.isLoading);
  const picture = useRef<Picture>(null);
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
        onShared={setShared}
      />
      {shared && ShareDialog && (
        <ShareDialog
          open
          {...shared}
          onCopied={(done) => done && say(dashboardTexts.referralLinkCopied)}
          onClose={() => setShared(null)}
        />
      )}
    </>
  );
}
