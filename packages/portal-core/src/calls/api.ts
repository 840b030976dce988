import {
  buildCreateApi,
  coreModule,
  QueryStatus,
  reactHooksModule,
  type BaseQueryFn,
  type EndpointBuilder,
} from '@reduxjs/toolkit/query/react';
import type { WithSlice } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { type CallOptions, effects, type Outcome, type PortalClient } from '@portal/api';
import { nextTask } from '@portal/ui/nextTask';
import { portalMessages } from '@portal/ui/text/portalMessages';
import { left, selectSession, signedIn, signedOut } from '../session/session.slice';
import { sendWithWishes } from '../capabilities/sendWithWishes';
import type { Evidence } from '../capabilities/capabilities';
import { noteFinding } from '../capabilities/noteFinding';
import { deferredMiddleware, rootReducer, type RootState, type Services } from '../store/store';
import { callEnded, type CallError, type NotificationPolicy } from './call.events';
import { noteTooMany, waitForPause } from './callPause';
import { holdFailure } from './firstQueries';
import { createPagedCall } from './pages/knownPages';
import { createListeners } from './listeners';
import { hasRedirectedToSignIn } from './redirects';
import { toReadability } from './readability.calls';
import { useFirstArrival } from './useFirstArrival';

/** The ETag of each cached answer, by its cache key. */
const etags = new WeakMap<PortalClient, Map<string, string>>();

/** The answer in the cache, if its server can confirm it with a 304. */
function getKnown(client: PortalClient, key: string, data: unknown) {
  const etag = etags.get(client)?.get(key);
  // Without data the cache was emptied since, as at the end of a session.
  return etag === undefined || data === undefined ? undefined : { etag, data };
}

function noteEtag(client: PortalClient, key: string, outcome: Outcome<unknown>): void {
  if (outcome.kind !== 'ok') return;
  const byKey = etags.get(client) ?? new Map<string, string>();
  etags.set(client, byKey);
  if (outcome.etag === undefined) byKey.delete(key);
  else byKey.set(key, outcome.etag);
}

// RTK Query and everything that needs it. Only signed-in chunks import it, never the sign-in.

type Method = 'get' | 'post' | 'upload' | 'blob';
/** One call, as data. `endpoints.ts` creates it and checks it against the contract. */
export interface Call {
  method: Method;
  path: string;
  init?: object;
  /** The call's failure text, if it depends on the member's action (see `list`). */
  failure?: string | undefined;
  /** A decorative query of the screen, such as a balance in a heading, which fails in place (D110). */
  decorative?: boolean | undefined;
}

/** The store may abort a read but never a write, because an abort would hide its outcome. */
const isRead = ({ method }: Pick<Call, 'method'>) => method === 'get' || method === 'blob';

/** Whether a 204 is done: only for writes that neither move money nor change security (D144). */
function getMayBeEmpty({ method, path }: Call): boolean {
  const byPath: Readonly<Record<string, string>> = isRead({ method }) ? effects.get : effects.post;
  return byPath[path] === 'other';
}

const createCheck = ({ path, init }: Call) => {
  const { params } = { ...init } as { params?: { query?: Record<string, unknown> } };
  return (body: unknown) => toReadability(path, body, params?.query);
};

type Send = (path: string, init: object) => Promise<Outcome<unknown>>;

/** How an endpoint reports, which capability it shows, and whether its answer may be a 304. */
type EndpointPolicy = Partial<NotificationPolicy> & {
  evidence?: Evidence | undefined;
  conditional?: boolean;
};

const baseQuery: BaseQueryFn<Call, unknown, CallError, EndpointPolicy> = async (
  call,
  query,
  { evidence, conditional = false, ...policy },
) => {
  const { client } = query.extra as Services;
  const state = query.getState() as RootState;
  const { token, serial } = selectSession(state);
  const kind = query.type === 'query' ? 'read' : 'action';
  const how: NotificationPolicy = { kind, ...policy, ...(call.failure && { failure: call.failure }) };
  if (call.decorative) how.silent = true;
  // The screen has no earlier data to keep when this read fails.
  const key = query.queryCacheKey ?? '';
  const earlier = state.api?.queries[key]?.data;
  if (earlier === undefined) how.background = false;
  const send = client[call.method] as Send;
  const options: CallOptions = {
    token,
    mayBeEmpty: getMayBeEmpty(call),
    ...(isRead(call) && { signal: query.signal, check: createCheck(call) }),
    ...(conditional && { known: getKnown(client, key, earlier) }),
  };
  // A screen begins several reads in one task.
  if (kind === 'read') await nextTask();
  const paged = createPagedCall(client, serial, call);
  if (call.decorative) await waitForPause(client, query.signal);
  const outcome: Outcome<unknown> =
    token === null
      ? { kind: 'unauthenticated', by: 'code' }
      : paged.read(
          await sendWithWishes(query, paged.call, (init) => send(call.path, { ...init, ...options })),
        );
  noteTooMany(client, outcome);
  if (conditional) noteEtag(client, key, outcome);
  if (evidence) noteFinding(query, evidence, outcome);
  const isOver = token !== null && (await hasRedirectedToSignIn(client, token, outcome));
  const ended = isOver ? ({ kind: 'unauthenticated', by: 'code' } as const) : undefined;
  const error = ended ?? (outcome.kind === 'ok' ? null : outcome);
  if (error) await holdFailure(client);
  // The count-down confirms a code. Screens and dialogs confirm money and security.
  const own = options.mayBeEmpty && !how.coolDown ? portalMessages.done : '';
  const message = outcome.kind === 'ok' ? (outcome.message ?? own) : '';
  query.dispatch(callEnded({ serial, policy: how, error, message }));
  if (outcome.kind === 'ok') return { data: outcome.data };
  // A redirected write may have run, so its own outcome stays unknown (D112).
  return { error: (query.type === 'query' && ended) || outcome };
};

const tags = [
  'Dashboard',
  'Notifications',
  'News',
  'Member',
  'Authentication',
  'Kyc',
  'Deposits',
  'Subscriptions',
  'Withdrawals',
  'Transfers',
  'Transactions',
  'Tickets',
  'Sessions',
  'SignIns',
] as const;

export type Tag = (typeof tags)[number];

export type BaseQuery = typeof baseQuery;

/** The builder of `endpoints.ts`. */
export type Build = EndpointBuilder<BaseQuery, Tag, 'api'>;

const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ hooks: { useDispatch, useStore, useSelector: useFirstArrival } }),
);

/** The only API slice; areas add their endpoints with `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
  // Refetches visible data and failed reads after a reconnect, but never writes (D36, T12).
  refetchOnReconnect: true,
});

declare module '../store/store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- Filled by declaration merging.
  interface LazySlices extends WithSlice<typeof api> {}
}

/** Whether the screen waits for an answer. */
export const selectIsReading = ({ api: state }: RootState): boolean =>
  Object.values(state?.queries ?? {}).some((query) => query?.status === QueryStatus.pending);

rootReducer.inject(api);
deferredMiddleware.addMiddleware(createListeners().middleware, api.middleware);
// Another member must not see this data (T26). It stays while the session's last screen is shown.
deferredMiddleware.addMiddleware(({ dispatch }) => (next) => (action) => {
  const result = next(action);
  const isOver = left.match(action) || (signedOut.match(action) && !action.payload.leaving);
  if (isOver || signedIn.match(action)) dispatch(api.util.resetApiState());
  return result;
});
