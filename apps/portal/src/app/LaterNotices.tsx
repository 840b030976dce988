import { lazy, Suspense, use } from 'react';
import { useServices } from './services';

const Notices = lazy(() => import('./Notices').then((module) => ({ default: module.Notices })));

/** The notices, once there is a store that can hold one. */
export function LaterNotices() {
  return (
    <Suspense fallback={null}>
      <WithStore />
    </Suspense>
  );
}

function WithStore() {
  const { store } = use(useServices().store);
  return <Notices store={store} />;
}
