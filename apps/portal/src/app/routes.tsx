import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { memberRoutes, paths, visitorRoutes } from './paths';
import { Screen } from './Screen';
import { MemberRoute, NotFoundRoute } from './screens';

const notFound = (
  <Suspense fallback={null}>
    <NotFoundRoute />
  </Suspense>
);

/** Every route of A §2 and B §2; /user alone is the dashboard (D9). */
export function PortalRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.login} replace />} />
      {visitorRoutes.map((route) => (
        <Route key={route.path} path={route.path} element={<Screen route={route} />} />
      ))}
      <Route
        path="/user"
        element={
          <Suspense fallback={null}>
            <MemberRoute />
          </Suspense>
        }
      >
        <Route index element={<Navigate to={paths.dashboard} replace />} />
        {memberRoutes.map((route) => (
          <Route key={route.path} path={route.path} element={<Screen route={route} />} />
        ))}
        <Route path="*" element={notFound} />
      </Route>
      <Route path="*" element={notFound} />
    </Routes>
  );
}
