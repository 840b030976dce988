import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { PortalClient } from '@portal/api';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { capabilitiesSlice } from '../capabilities/capabilities.slice';
import type { Features } from '../capabilities/capabilities';
import { noSession, type SessionData } from '../session/session';
import { sessionSlice } from '../session/session.slice';
import { failureSlice } from './failure.slice';
import { toastsSlice } from './toasts.slice';

/** Slices of later chunks; `calls/api.ts` adds RTK Query's. */
// oxlint-disable-next-line typescript/no-empty-object-type -- Filled by declaration merging.
export interface LazySlices {}

/** The reducer. Later chunks inject into it, because the sign-in must not wait for RTK Query. */
export const rootReducer = combineSlices(
  sessionSlice,
  failureSlice,
  toastsSlice,
  capabilitiesSlice,
).withLazyLoadedSlices<LazySlices>();

/** Later chunks add middleware here. */
export const deferredMiddleware = createDynamicMiddleware();

/** The services of every thunk, listener and base query. */
export interface Services {
  client: PortalClient;
  /** The operator's settings of what the server can do. */
  features?: Features;
}

export type RootState = ReturnType<typeof rootReducer>;

/** Creates the store with the session from before a reload. */
export function createStore(services: Services, session: SessionData = noSession) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: {
      session: { ...sessionSlice.getInitialState(), ...session },
      capabilities: { ...capabilitiesSlice.getInitialState(), features: services.features ?? {} },
    },
    devTools: import.meta.env.DEV,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(deferredMiddleware.middleware),
    // A frame's own work is style and layout, so answers are rendered between frames.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 10 } }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
