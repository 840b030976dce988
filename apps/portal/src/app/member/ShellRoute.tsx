import { useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useStore } from 'react-redux';
import { addresses } from '@portal/ui/addresses';
import { useAmountsHidden } from '@portal/ui';
import { withDialogSheet } from '@portal/ui/components/overlays';
import { AppShell, ContinueSpace, type ThemeChoice } from '@portal/ui/shell';
import { errorTexts } from '@portal/ui/text/messages';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { hasUnfinished } from '@portal/portal-core/session/unfinished';
import { selectIsReading } from '@portal/portal-core/calls/api';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useServices } from '@portal/portal-core/store/services';
import { type AppStore, useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useNow } from '@portal/portal-core/browser/useNow';
import { useOnline } from '@portal/portal-core/browser/useOnline';
import { useRefreshOnReturn } from '@portal/portal-core/browser/useRefreshOnReturn';
import { deviceStore, readKey, writeKey } from '@portal/portal-core/session/owned/store';
import {
  useGetLatestNotificationsQuery,
  useKnownNews,
  useMarkNotificationsSeenMutation,
} from '../../areas/news/news.api';
import { toLatestNotifications, toUnreadNews } from '../../areas/news/unreadNews.mappers';
import { useGetPictureQuery } from '../../areas/profile/shell/shell.api';
import { toAvatarUrl } from '../../areas/profile/shell/shell.mappers';
import { chooseAmounts } from '../amounts';
import { leave } from '../browser/leaving';
import { useIdle } from '../browser/useIdle';
import { logOut } from '../../areas/access/logOut';
import { DeferredModules, type DeferredModulesProps } from './DeferredModules';
import { useSessionFacts } from './useSessionFacts';

/** The member's choice on this device, or the operator's theme, which is light by default (D115). */
function readTheme(): ThemeChoice {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/**
 * Applies a theme and stores it for firstPaint/begin.js. If storage is blocked, the choice lasts until the page closes.
 */
function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  writeKey(deviceStore(), 'theme', theme);
}

/** The Logout of the shell. */
function useLogout(): () => void {
  const { client } = useServices();
  const store = useStore() as AppStore;
  return () => void logOut(store, client);
}

/** Refetches the screen's data after a reconnect, including failed reads but no writes (D36, T12). */
function useReadsAgain(): void {
  const dispatch = useAppDispatch();
  useEffect(
    function listenForNetwork() {
      return setupListeners(dispatch, (send, { onOnline, onOffline }) => {
        const online = () => send(onOnline());
        const offline = () => send(onOffline());
        window.addEventListener('online', online);
        window.addEventListener('offline', offline);
        return () => {
          window.removeEventListener('online', online);
          window.removeEventListener('offline', offline);
        };
      });
    },
    [dispatch],
  );
}

/** Whether single-key shortcuts are on (default) on this device (WCAG 2.1.4). */
const readShortcuts = (): boolean => readKey(deviceStore(), 'shortcuts') !== 'off';

/** Stores the member's choice. If storage is blocked, it lasts until the page closes. */
function chooseShortcuts(on: boolean): void {
  writeKey(deviceStore(), 'shortcuts', on ? null : 'off');
}

const loadContinue = () => import('./Continue').then(({ Continue }) => Continue);
const loadUpdates = () => import('../offline/Updates').then(({ Updates }) => Updates);

const loadPalette = withDialogSheet(() =>
  import('../palette/MemberPalette').then(({ MemberPalette }) => MemberPalette),
);

const { version, commit } = portalVersion;
const versionLine = {
  name: commit === '' ? version : `${version} (${commit})`,
  licencesHref: `${import.meta.env.BASE_URL}licences.txt`,
};

/** Separate, so that the shell isn't rendered each time a read begins or ends. */
function DeferredUpdates({ offline }: { offline: boolean }) {
  const idle = useIdle(useAppSelector(selectIsReading));
  const Updates = useChunk(loadUpdates, idle);
  return Updates && <Updates offline={offline} />;
}

/** The signed-in AppShell around all member screens (A §2). */
export function ShellRoute({ onRest }: DeferredModulesProps) {
  const { env } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(search).get('view');
  const { username, binary, singleLeg, asUser } = useAppSelector(selectSession);
  const flags = useMemo(
    () => ({ hideBinary: binary ?? undefined, hideSingleLeg: singleLeg ?? undefined }),
    [binary, singleLeg],
  );
  const picture = useGetPictureQuery();
  const notifications = useGetLatestNotificationsQuery();
  const news = useKnownNews();
  const [markSeen] = useMarkNotificationsSeenMutation();
  const [theme, setTheme] = useState(readTheme);
  const [shortcuts, setShortcuts] = useState(readShortcuts);
  const amountsHidden = useAmountsHidden();
  const now = useNow();
  const online = useOnline();
  const logout = useLogout();
  const [isUnfinished, setUnfinished] = useState(() => hasUnfinished(Date.now()));
  const Continue = useChunk(loadContinue, isUnfinished);
  const [finding, setFinding] = useState(false);
  const MemberPalette = useChunk(loadPalette, finding, () => {
    setFinding(false);
    dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
  });
  const changeTheme = (chosen: ThemeChoice) => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  useSessionFacts();
  useReadsAgain();
  useRefreshOnReturn(notifications);

  return (
    <AppShell
      // Another view of a screen is another location, so it takes the focus.
      path={view === null ? pathname : `${pathname}?view=${view}`}
      flags={flags}
      member={{ username: username ?? '', imageUrl: toAvatarUrl(picture.data, env.imageUrl) }}
      notifications={toRemote(notifications, toLatestNotifications)}
      unreadNews={toUnreadNews(news.data)}
      now={now}
      theme={theme}
      shortcuts={shortcuts}
      amountsHidden={amountsHidden}
      onAmountsHiddenChange={chooseAmounts}
      signedInAs={asUser ? (username ?? '') : undefined}
      version={versionLine}
      offline={!online}
      notice={
        <>
          <DeferredUpdates offline={env.offline} />
          {isUnfinished &&
            (Continue ? <Continue onFinish={() => setUnfinished(false)} /> : <ContinueSpace />)}
        </>
      }
      onThemeChange={changeTheme}
      onShortcutsChange={(on) => {
        chooseShortcuts(on);
        setShortcuts(on);
      }}
      onLogOut={logout}
      onAllNotificationsOpen={() => {
        // The list opens even when marking fails (D62).
        void markSeen();
        leave(() => void navigate(addresses.allNotifications));
      }}
      onPaletteOpen={() => setFinding(true)}
    >
      <Outlet />
      <DeferredModules onRest={onRest} />
      {finding && MemberPalette && (
        <MemberPalette
          onThemeChange={changeTheme}
          onLogOut={logout}
          onContinue={() => setUnfinished(false)}
          onClose={() => setFinding(false)}
        />
      )}
    </AppShell>
  );
}
