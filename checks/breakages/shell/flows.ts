import type { Breakage } from '../breakage';

/** Breaks what only whole flows of the frame show. */
export const shellFlowsBreakages: readonly Breakage[] = [
  {
    promise: 'A §2 Guard.3',
    what: 'never drops tempUrl',
    file: 'apps/portal/src/app/Guard.tsx',
    from: '    clearTempUrl(tabStore());\n',
    to: '',
  },
  {
    promise: 'A §2 Guard.1',
    what: 'lets visitors into the member area',
    file: 'apps/portal/src/app/Guard.tsx',
    from: 'return isSignedIn || leaving ? children : <Navigate to={exit} replace state={next} />;',
    to: 'return isSignedIn || leaving || isVisit ? children : <Navigate to={exit} replace state={next} />;',
  },
  {
    promise: 'A §2 Header.7',
    what: 'marks nothing at See All',
    file: 'apps/portal/src/app/member/ShellRoute.tsx',
    from: '        void markSeen();\n',
    to: '',
  },
  {
    promise: 'A §2 Header.8',
    what: 'opens the list only when marking succeeds',
    file: 'apps/portal/src/app/member/ShellRoute.tsx',
    from: '        void markSeen();\n        leave(() => void navigate(addresses.allNotifications));',
    to: '        void markSeen()\n          .unwrap()\n          .then(() => navigate(addresses.allNotifications), () => undefined);',
  },
  {
    promise: 'A §8 Failed read.5',
    what: 'closes the dialog and reads nothing again',
    file: 'apps/portal/src/app/Notices.tsx',
    from: 'onReloaded={() => window.location.reload()}',
    to: 'onReloaded={() => undefined}',
  },
  {
    promise: 'A §8 Router error.3',
    what: 'lets a failed screen take the frame with it',
    file: 'apps/portal/src/app/Screen.tsx',
    from: '    <ErrorBoundary key={path}>\n      <Loaded screen={screen} />\n    </ErrorBoundary>',
    to: '    <Loaded key={path} screen={screen} />',
  },
];
