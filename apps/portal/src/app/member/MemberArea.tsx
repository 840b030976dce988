import { addresses, memberAddress } from '@portal/ui/addresses';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { StoreProvider } from './StoreProvider';
import type { DeferredModulesProps } from './DeferredModules';
import { Guard } from '../Guard';
import { memberRoutes } from './memberScreens';
import { Screen } from '../Screen';
import { ShellRoute } from './ShellRoute';

export interface MemberAreaProps extends DeferredModulesProps {
  /** Shown at an unknown address below /user (D7). */
  notFound: ReactNode;
}

const below = (path: string) => path.slice(memberAddress.length + 1);

/** All of /user: store, guard, shell and screens. /user itself is the dashboard (D9). */
export function MemberArea({ notFound, onRest }: MemberAreaProps) {
  return (
    <StoreProvider>
      <Guard>
        <Routes>
          <Route element={<ShellRoute onRest={onRest} />}>
            <Route index element={<Navigate to={addresses.dashboard} replace />} />
            {memberRoutes.map((route) => (
              <Route key={route.path} path={below(route.path)} element={<Screen route={route} />} />
            ))}
            <Route path="*" element={notFound} />
          </Route>
        </Routes>
      </Guard>
    </StoreProvider>
  );
}
