import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
  type ListenerMiddlewareInstance,
} from '@reduxjs/toolkit';
import type { PortalClient } from '@portal/api';
import { useDispatch, useSelector } from 'react-redux';
import type { SessionData } from '../session/session.slice';
import { noSession, sessionSlice } from '../session/session.slice';
import { failureSlice } from './failure.slice';
import { toastsSlice } from './toasts.slice';

/** Slices that come with later chunks; `app/api.ts` adds RTK Query's. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Filled by declaration merging.
export interface LazySlices {}

/** The reducer; later chunks inject into it, because the sign-in must not wait for RTK Query. */
export const rootReducer = combineSlices(
  sessionSlice,
  failureSlice,
  toastsSlice,
).withLazyLoadedSlices<LazySlices>();

/** Where later chunks add middleware. */
export const laterMiddleware = createDynamicMiddleware();

/** What every thunk, listener and base query is given. */
export interface Services {
  client: PortalClient;
}

export type RootState = ReturnType<typeof rootReducer>;

/** Makes the store, with the session as it was before a reload. */
export function createStore(services: Services, session: SessionData = noSession) {
  const listeners = createListenerMiddleware({ extra: services });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { session: { ...sessionSlice.getInitialState(), ...session } },
    devTools: import.meta.env.DEV,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(laterMiddleware.middleware),
  });
  return { store, listeners: listeners as AppListeners };
}

export type AppStore = ReturnType<typeof createStore>['store'];
export type AppDispatch = AppStore['dispatch'];
export type AppListeners = ListenerMiddlewareInstance<RootState, AppDispatch, Services>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
