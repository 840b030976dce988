import { DashboardScreen } from '@portal/ui/screens/dashboard';
import { dashboardTexts } from '@portal/ui/text/messages';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { importChunk } from '../../app/chunks';
import { paths } from '../../app/paths';
import { remoteOf } from '../../app/remote';
import { useServices } from '../../app/services';
import { useAppDispatch, useAppSelector } from '../../app/store';
import { toastRaised } from '../../app/toasts.slice';
import { useNow } from '../../app/useNow';
import { selectSession } from '../../session/session.slice';
import { useListNewsQuery } from '../news/news.api';
import { useGetDashboardQuery } from './dashboard.api';
import {
  accountOf,
  communityOf,
  newsOf,
  notificationsOf,
  referralLinksOf,
  walletsOf,
  welcomeOf,
} from './dashboard.view';

const ShareDialog = lazy(() =>
  importChunk(() =>
    import('@portal/ui/components/ShareDialog').then((module) => ({ default: module.ShareDialog })),
  ),
);

const newestNews = { query: { page: 1 } };

/** The member's figures on one page (A §2). */
export function DashboardRoute() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const now = useNow();
  const { username } = useAppSelector(selectSession);
  const dashboard = useGetDashboardQuery();
  const news = useListNewsQuery(newestNews);
  const [shared, setShared] = useState<string | null>(null);
  const say = (text: string) => dispatch(toastRaised('good', text));
  return (
    <>
      <DashboardScreen
        welcome={remoteOf(dashboard, welcomeOf)}
        wallets={remoteOf(dashboard, walletsOf)}
        account={remoteOf(dashboard, accountOf)}
        community={remoteOf(dashboard, communityOf)}
        notifications={remoteOf(dashboard, notificationsOf)}
        news={remoteOf(news, (body) => newsOf(body, client.placeOf('/news')))}
        referralLinks={referralLinksOf(window.location.origin, username ?? '')}
        now={now}
        onWalletOpened={(filterBy) => void navigate(paths.transactions, { state: { filterBy } })}
        onCopied={say}
        onShared={setShared}
      />
      {shared !== null && (
        <Suspense fallback={null}>
          <ShareDialog
            open
            link={shared}
            onCopied={(done) => done && say(dashboardTexts.referralLinkCopied)}
            onClose={() => setShared(null)}
          />
        </Suspense>
      )}
    </>
  );
}
