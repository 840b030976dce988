import type {
  ReadInit,
  ReadPath,
  UploadInit,
  UploadOptions,
  UploadPath,
  WriteInit,
  WritePath,
} from '@portal/api';
import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { Answer } from '../wire/answer';
import type { BaseQuery, Build, Call, Tag } from './api';
import type { NotificationPolicy } from './call.events';
import { toWriteOutcome } from './writeOutcome';
import type { KeyFor } from './keyedPaths';

// Endpoints by path: `getDashboard: read(build, '/dashboard', { provides: ['Dashboard'] })`. Argument and result come
// from the contract.

interface Reading<P extends ReadPath, Arg> extends Omit<NotificationPolicy, 'kind'> {
  /** Makes the path's and the query's parameters from the argument. */
  init?: (arg: Arg) => ReadInit<P>;
  provides?: readonly Tag[];
}

interface Changed {
  /** What is read again when the call is done, or when nobody knows whether it is: the lists then show it. */
  invalidates?: readonly Tag[];
  /** True where a refusal too means that what is shown is out of date. */
  refusalsToo?: boolean;
}

interface Acting<Init, Arg> extends Omit<NotificationPolicy, 'kind'>, Changed {
  /** Makes body and parameters from the argument. */
  init: (arg: Arg) => Init;
}

// NoInfer, because the list of endpoints is typed loosely, and an argument must not be inferred from it.
type Change<Body, Arg> = MutationDefinition<NoInfer<Arg>, BaseQuery, Tag, Body, 'api'>;
type Reader<Body, Arg> = QueryDefinition<NoInfer<Arg>, BaseQuery, Tag, Body, 'api'>;

function changing<Body, Arg>(
  build: Build,
  toCall: (arg: Arg) => Call,
  { invalidates = [], refusalsToo = false, ...policy }: NotificationPolicy & Changed,
): Change<Body, Arg> {
  const changes = { done: true, unknown: true, refused: refusalsToo, notSent: false };
  return build.mutation<Body, Arg>({
    query: toCall,
    // The body stays unread, because `.view.ts` reads it leniently.
    transformResponse: (body: unknown) => body as Body,
    invalidatesTags: (_body, error) => (changes[toWriteOutcome(error)] ? invalidates : []),
    extraOptions: policy,
  });
}

/** A GET that only reads. */
export function read<P extends ReadPath, Arg = void>(
  build: Build,
  path: P,
  options: Reading<P, Arg> = {},
): Reader<Answer<P>, Arg> {
  const { init, provides = [], ...policy } = options;
  return build.query<Answer<P>, Arg>({
    query: (arg) => ({ method: 'get', path, ...(init && { init: init(arg) }) }),
    transformResponse: (body: unknown) => body as Answer<P>,
    providesTags: provides,
    extraOptions: { kind: 'read', ...policy },
  });
}

// oxlint-disable-next-line typescript/no-invalid-void-type -- RTK Query lets an argument with void be left out.
type Adorning = { decorative: true } | void;

/** A GET that is one screen's own and adorns others: they share its answer, and not how it fails (D110). */
export function sharedRead<P extends ReadPath>(
  build: Build,
  path: P,
  { provides = [] }: Pick<Reading<P, void>, 'provides'>,
): QueryDefinition<Adorning, BaseQuery, Tag, Answer<P>, 'api'> {
  return build.query<Answer<P>, Adorning>({
    query: (use) => ({ method: 'get', path, decorative: use?.decorative }),
    serializeQueryArgs: ({ endpointName }) => endpointName,
    transformResponse: (body: unknown) => body as Answer<P>,
    providesTags: provides,
    extraOptions: { kind: 'read' },
  });
}

type QueryParams<P extends ReadPath> =
  ReadInit<P> extends { params?: { query?: infer Q } } ? NonNullable<Q> : never;

/** The path's parameters, for a list that is part of something else. */
type PathParams<P extends ReadPath> =
  ReadInit<P> extends { params: { path: infer Params } } ? { path: Params } : { path?: never };

/** What a list is asked for. Its failure's words (`getFailure`) and `ornament` belong to the request, not to the list. */
export interface ListAsk<Query> extends Pick<Call, 'failure' | 'decorative'> {
  query: Query;
}

/** A GET of a list by page and filters; each query is a list of its own, so a late answer never lands in another. */
export function list<P extends ReadPath>(
  build: Build,
  path: P,
  { provides = [], ...policy }: Omit<Reading<P, void>, 'init'> = {},
): Reader<Answer<P>, ListAsk<QueryParams<P>> & PathParams<P>> {
  return build.query<Answer<P>, ListAsk<QueryParams<P>> & PathParams<P>>({
    query: ({ query, path: of, failure, decorative }) => ({
      method: 'get',
      path,
      init: { params: { path: of, query } },
      failure,
      decorative,
    }),
    serializeQueryArgs: ({ queryArgs: { path: of, query } }) => (of === undefined ? query : { of, query }),
    transformResponse: (body: unknown) => body as Answer<P>,
    providesTags: provides,
    extraOptions: { kind: 'read', ...policy },
  });
}

/** As long as an upload may take, because an export can be as large. */
const exportTimeout = 60_000;

/**
 * The rows of a list for a file (`shared/exports/useExport.ts`). They are read once and never kept, hence no query:
 * `initiate` it with `track: false`. The caller reports what came of it; the call itself reports only an ended session.
 */
export function exported<P extends ReadPath>(
  build: Build,
  path: P,
  policy: Pick<NotificationPolicy, 'unauthenticated'> = {},
): Change<Answer<P>, QueryParams<P>> {
  return exportedPart(build, path, { ...policy, init: (query: QueryParams<P>) => ({ params: { query } }) });
}

/** The same of a list that is part of something else, which its path names. */
export function exportedPart<P extends ReadPath, Arg>(
  build: Build,
  path: P,
  { init, ...policy }: Pick<NotificationPolicy, 'unauthenticated'> & { init: (arg: Arg) => object },
): Change<Answer<P>, Arg> {
  const toCall = (arg: Arg): Call => ({
    method: 'get',
    path,
    init: { ...init(arg), timeout: exportTimeout },
  });
  return changing(build, toCall, { kind: 'read', silent: true, ...policy });
}

/** A GET with an effect (D55): a mutation, so that it is never cached, repeated or sent ahead of need (T8). */
export function act<P extends ReadPath, Arg = void>(
  build: Build,
  path: P,
  { init, ...options }: Partial<Acting<ReadInit<P>, Arg>> = {},
): Change<Answer<P>, Arg> {
  const toCall = (arg: Arg): Call => ({ method: 'get', path, ...(init && { init: init(arg) }) });
  return changing(build, toCall, { kind: 'action', ...options });
}

/** A POST with a JSON body. What must not happen twice has a key (T12). */
export function write<P extends WritePath, Arg>(
  build: Build,
  path: P,
  { init, ...options }: Acting<WriteInit<P> & KeyFor<P>, Arg>,
): Change<Answer<P, 'post'>, Arg> {
  const toCall = (arg: Arg): Call => ({ method: 'post', path, init: init(arg) });
  return changing(build, toCall, { kind: 'action', ...options });
}

/** A multipart POST of files. Its `signal` is the member's, who may cancel it. The store's own never ends a write. */
export function upload<P extends UploadPath, Arg>(
  build: Build,
  path: P,
  { init, ...options }: Acting<UploadInit<P> & KeyFor<P> & Pick<UploadOptions, 'onProgress' | 'signal'>, Arg>,
): Change<Answer<P, 'post'>, Arg> {
  const toCall = (arg: Arg): Call => ({ method: 'upload', path, init: init(arg) });
  return changing(build, toCall, { kind: 'action', ...options });
}
