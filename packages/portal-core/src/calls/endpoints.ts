import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type {
  paths,
  ReadInit,
  ReadPath,
  UploadInit,
  UploadOptions,
  UploadPath,
  WriteInit,
  WritePath,
} from '@portal/api';
import type { Evidence } from '../capabilities/capabilities';
import type { Answer } from '../fromApi/answer';
import type { BaseQuery, Build, Call, Tag } from './api';
import type { NotificationPolicy } from './call.events';
import { toWriteOutcome } from './writeOutcome';

type KeyHeader<P extends keyof paths> = paths[P] extends { post: { parameters: { header?: infer Header } } }
  ? NonNullable<Header>
  : never;

/** The POST paths with an `Idempotency-Key`, because their writes must not run twice (T12). */
export type KeyedPath = {
  [P in keyof paths]: [KeyHeader<P>] extends [never]
    ? never
    : 'Idempotency-Key' extends keyof KeyHeader<P>
      ? P
      : never;
}[keyof paths];

/** A path with a key is never called without one, and no other path has one. */
type KeyFor<P extends keyof paths> = P extends KeyedPath
  ? { idempotencyKey: string }
  : { idempotencyKey?: never };

// Endpoints by path: `getDashboard: read(build, '/dashboard', { provides: ['Dashboard'] })`. Argument and result have
// the contract's types.

interface Reading<P extends ReadPath, Arg> extends Omit<NotificationPolicy, 'kind'> {
  /** The capability that its answers show (D119). */
  evidence?: Evidence;
  /** Returns path and query parameters for the argument. */
  init?: (arg: Arg) => ReadInit<P>;
  provides?: readonly Tag[];
  /** Asks the server to confirm the cached answer with a 304 if it is unchanged. For reads that repeat often. */
  conditional?: boolean;
}

interface Changed {
  /** Tags to refetch after success or an unknown outcome, because the lists show the result. */
  invalidates?: readonly Tag[];
  /** True if a refusal also means that visible data is outdated. */
  refusalsToo?: boolean;
}

interface Acting<Init, Arg> extends Omit<NotificationPolicy, 'kind'>, Changed {
  /** Returns body and parameters for the argument. */
  init: (arg: Arg) => Init;
}

// NoInfer, because the loosely typed list of endpoints must not determine an argument's type.
type Change<Body, Arg> = MutationDefinition<NoInfer<Arg>, BaseQuery, Tag, Body, 'api'>;
type Reader<Body, Arg> = QueryDefinition<NoInfer<Arg>, BaseQuery, Tag, Body, 'api'>;

function changing<Body, Arg>(
  build: Build,
  toCall: (arg: Arg) => Call,
  {
    invalidates = [],
    refusalsToo = false,
    ...policy
  }: NotificationPolicy & Changed & { evidence?: Evidence },
): Change<Body, Arg> {
  const changes = { done: true, unknown: true, refused: refusalsToo, notSent: false };
  return build.mutation<Body, Arg>({
    query: toCall,
    // The body stays unparsed, because mappers read it leniently.
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

/**
 * A GET that one screen owns and others use as a decorative query. They share the answer but not the error handling
 * (D110).
 */
export function sharedRead<P extends ReadPath>(
  build: Build,
  path: P,
  { provides = [], evidence }: Pick<Reading<P, void>, 'provides' | 'evidence'>,
): QueryDefinition<Adorning, BaseQuery, Tag, Answer<P>, 'api'> {
  return build.query<Answer<P>, Adorning>({
    query: (use) => ({ method: 'get', path, decorative: use?.decorative }),
    serializeQueryArgs: ({ endpointName }) => endpointName,
    transformResponse: (body: unknown) => body as Answer<P>,
    providesTags: provides,
    extraOptions: { kind: 'read', evidence },
  });
}

type QueryParams<P extends ReadPath> =
  ReadInit<P> extends { params?: { query?: infer Q } } ? NonNullable<Q> : never;

/** The path's parameters, for a list inside another resource. */
type PathParams<P extends ReadPath> =
  ReadInit<P> extends { params: { path: infer Params } } ? { path: Params } : { path?: never };

/** The request of a list. The failure text (`getFailure`) and `decorative` belong to the request, not to the list. */
export interface ListAsk<Query> extends Pick<Call, 'failure' | 'decorative'> {
  query: Query;
}

/** A GET of a list by page and filters. Each query is cached separately, so a late answer never replaces another. */
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

type ExportPolicy = Pick<NotificationPolicy, 'unauthenticated'> & { evidence?: Evidence };

/** An export can be large, and its server may take long before the first part. Then only silence ends it (D111). */
const exporting = { timeout: 60_000, limitsSilence: true } as const;

/**
 * The rows of a list for a file (`exports/useExport.ts`). They are never cached, so `initiate` it with `track:
 * false` and report the outcome in the caller.
 */
export function exported<P extends ReadPath>(
  build: Build,
  path: P,
  policy: ExportPolicy = {},
): Change<Answer<P>, QueryParams<P>> {
  return exportedPart(build, path, { ...policy, init: (query: QueryParams<P>) => ({ params: { query } }) });
}

/** The same for a list inside another resource, which its path names. */
export function exportedPart<P extends ReadPath, Arg>(
  build: Build,
  path: P,
  { init, ...policy }: ExportPolicy & { init: (arg: Arg) => object },
): Change<Answer<P>, Arg> {
  const toCall = (arg: Arg): Call => ({
    method: 'get',
    path,
    init: { ...init(arg), ...exporting },
  });
  return changing(build, toCall, { kind: 'read', silent: true, ...policy });
}

/**
 * A GET with an effect (D55). It is a mutation, so it is never cached, repeated or prefetched (T8).
 */
export function act<P extends ReadPath, Arg = void>(
  build: Build,
  path: P,
  { init, ...options }: Partial<Acting<ReadInit<P>, Arg>> = {},
): Change<Answer<P>, Arg> {
  const toCall = (arg: Arg): Call => ({ method: 'get', path, ...(init && { init: init(arg) }) });
  return changing(build, toCall, { kind: 'action', ...options });
}

/** A POST with a JSON body. A write that must not run twice has a key (T12). */
export function write<P extends WritePath, Arg>(
  build: Build,
  path: P,
  { init, ...options }: Acting<WriteInit<P> & KeyFor<P>, Arg>,
): Change<Answer<P, 'post'>, Arg> {
  const toCall = (arg: Arg): Call => ({ method: 'post', path, init: init(arg) });
  return changing(build, toCall, { kind: 'action', ...options });
}

/** A multipart POST of files. Its `signal` lets the member cancel it, and the store never ends a write. */
export function upload<P extends UploadPath, Arg>(
  build: Build,
  path: P,
  { init, ...options }: Acting<UploadInit<P> & KeyFor<P> & Pick<UploadOptions, 'onProgress' | 'signal'>, Arg>,
): Change<Answer<P, 'post'>, Arg> {
  const toCall = (arg: Arg): Call => ({ method: 'upload', path, init: init(arg) });
  return changing(build, toCall, { kind: 'action', ...options });
}
