import type {
  OkBody,
  ReadInit,
  ReadPath,
  UploadInit,
  UploadOptions,
  UploadPath,
  WriteInit,
  WriteOptions,
  WritePath,
} from '@portal/api';
import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { BaseQuery, Build, Call, Tag } from './api';
import type { Report } from './call.events';

// Endpoints by path: `getDashboard: read(build, '/dashboard', { provides: ['Dashboard'] })`. Argument and result come
// from the contract.

interface Reading<P extends ReadPath, Arg> extends Omit<Report, 'kind'> {
  /** Of the argument, the path's and the query's parameters. */
  init?: (arg: Arg) => ReadInit<P>;
  provides?: readonly Tag[];
}

interface Acting<Init, Arg, Options = Pick<WriteOptions, 'idempotencyKey'>> extends Omit<Report, 'kind'> {
  /** Of the argument, body and parameters. */
  init: (arg: Arg) => Init & Options;
  invalidates?: readonly Tag[];
}

// NoInfer: the list of endpoints is typed loosely, and an argument must not be guessed of it.
type Change<Body, Arg> = MutationDefinition<NoInfer<Arg>, BaseQuery, Tag, Body, 'api'>;
type Reader<Body, Arg> = QueryDefinition<NoInfer<Arg>, BaseQuery, Tag, Body, 'api'>;

function changing<Body, Arg>(
  build: Build,
  toCall: (arg: Arg) => Call,
  invalidates: readonly Tag[],
  report: Report,
): Change<Body, Arg> {
  return build.mutation<Body, Arg>({
    query: toCall,
    // The contract's word for it; `.view.ts` reads it leniently.
    transformResponse: (body: unknown) => body as Body,
    invalidatesTags: (_body, error) => (error ? [] : invalidates),
    extraOptions: report,
  });
}

/** A GET that only reads. */
export function read<P extends ReadPath, Arg = void>(
  build: Build,
  path: P,
  options: Reading<P, Arg> = {},
): Reader<OkBody<P, 'get'>, Arg> {
  const { init, provides = [], ...report } = options;
  return build.query<OkBody<P, 'get'>, Arg>({
    query: (arg) => ({ method: 'get', path, ...(init && { init: init(arg) }) }),
    transformResponse: (body: unknown) => body as OkBody<P, 'get'>,
    providesTags: provides,
    extraOptions: { kind: 'read', ...report },
  });
}

type QueryOf<P extends ReadPath> =
  ReadInit<P> extends { params?: { query?: infer Q } } ? NonNullable<Q> : never;

/** Of a list that is part of something else: of what. */
type PathOf<P extends ReadPath> =
  ReadInit<P> extends { params: { path: infer Params } } ? { path: Params } : { path?: never };

/** What a list is asked for; what its failure is called (`failureOf`) belongs to the asking, not to the list. */
export interface ListAsk<Query> {
  query: Query;
  failure?: string | undefined;
}

/** A GET of a list by page and filters; each query is a list of its own, so a late answer never lands in another. */
export function list<P extends ReadPath>(
  build: Build,
  path: P,
  { provides = [], ...report }: Omit<Reading<P, void>, 'init'> = {},
): Reader<OkBody<P, 'get'>, ListAsk<QueryOf<P>> & PathOf<P>> {
  return build.query<OkBody<P, 'get'>, ListAsk<QueryOf<P>> & PathOf<P>>({
    query: ({ query, path: of, failure }) => ({
      method: 'get',
      path,
      init: { params: { path: of, query } },
      failure,
    }),
    serializeQueryArgs: ({ queryArgs: { path: of, query } }) => (of === undefined ? query : { of, query }),
    transformResponse: (body: unknown) => body as OkBody<P, 'get'>,
    providesTags: provides,
    extraOptions: { kind: 'read', ...report },
  });
}

/** As long as an upload may take: an export can be as large. */
const exportTimeout = 60_000;

/**
 * The rows of a list for a file (`app/useExport.ts`): read once and never kept, hence no query; `initiate` it with
 * `track: false`. Who asked says what came of it, so it says nothing by itself, except that a session is over.
 */
export function exported<P extends ReadPath>(
  build: Build,
  path: P,
  report: Pick<Report, 'unauthenticated'> = {},
): Change<OkBody<P, 'get'>, QueryOf<P>> {
  const toCall = (query: QueryOf<P>): Call => ({
    method: 'get',
    path,
    init: { params: { query }, timeout: exportTimeout },
  });
  return changing(build, toCall, [], { kind: 'read', silent: true, ...report });
}

/** A GET with an effect (D55): a mutation, so that it is never cached, repeated or sent ahead of need (T8). */
export function act<P extends ReadPath, Arg = void>(
  build: Build,
  path: P,
  { init, invalidates = [], ...report }: Partial<Acting<ReadInit<P>, Arg>> = {},
): Change<OkBody<P, 'get'>, Arg> {
  const toCall = (arg: Arg): Call => ({ method: 'get', path, ...(init && { init: init(arg) }) });
  return changing(build, toCall, invalidates, { kind: 'action', ...report });
}

/** A POST with a JSON body. */
export function write<P extends WritePath, Arg>(
  build: Build,
  path: P,
  { init, invalidates = [], ...report }: Acting<WriteInit<P>, Arg>,
): Change<OkBody<P, 'post'>, Arg> {
  const toCall = (arg: Arg): Call => ({ method: 'post', path, init: init(arg) });
  return changing(build, toCall, invalidates, { kind: 'action', ...report });
}

/** A multipart POST: files. Its `signal` is the member's, who may call it off; the store's own never ends a write. */
export function upload<P extends UploadPath, Arg>(
  build: Build,
  path: P,
  { init, invalidates = [], ...report }: Acting<UploadInit<P>, Arg, Omit<UploadOptions, 'token'>>,
): Change<OkBody<P, 'post'>, Arg> {
  const toCall = (arg: Arg): Call => ({ method: 'upload', path, init: init(arg) });
  return changing(build, toCall, invalidates, { kind: 'action', ...report });
}
