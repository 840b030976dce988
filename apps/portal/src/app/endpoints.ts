import type { OkBody, ReadInit, ReadPath, WriteInit, WriteOptions, WritePath } from '@portal/api';
import { errorTexts } from '@portal/ui/text/messages';
import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { BaseQuery, Build, Call, Tag } from './api';
import type { Report } from './call.events';

// Endpoints by path: `getDashboard: read(build, '/dashboard', { provides: ['Dashboard'] })`. Argument and result come
// from the contract.

interface Reading<P extends ReadPath, Arg> extends Omit<Report, 'kind' | 'failure'> {
  /** The text for no usable answer, or how the argument decides on it (B §8: a filter's request has its own). */
  failure?: string | ((arg: Arg) => string | undefined);
  /** Of the argument, the path's and the query's parameters. */
  init?: (arg: Arg) => ReadInit<P>;
  provides?: readonly Tag[];
}

interface Acting<Init, Arg> extends Omit<Report, 'kind'> {
  /** Of the argument, body and parameters. */
  init: (arg: Arg) => Init & Pick<WriteOptions, 'idempotencyKey'>;
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

/** Whether a call asks for another page than the first. */
function isFurtherPage(init: object | undefined): boolean {
  const { query } = (init as { params?: { query?: { page?: unknown } } } | undefined)?.params ?? {};
  return Number(query?.page ?? 1) > 1;
}

/**
 * A GET that only reads. A further page that does not come is toasted, because the page before it still stands
 * (A §8: pagination failure).
 */
export function read<P extends ReadPath, Arg = void>(
  build: Build,
  path: P,
  options: Reading<P, Arg> = {},
): Reader<OkBody<P, 'get'>, Arg> {
  const { init, provides = [], failure, ...report } = options;
  const toCall = (arg: Arg): Call => {
    const own = typeof failure === 'function' ? failure(arg) : failure;
    const made = init?.(arg);
    const page = isFurtherPage(made) ? errorTexts.requestFailedTryAgain : undefined;
    return { method: 'get', path, ...(made && { init: made }), failure: own ?? page };
  };
  return build.query<OkBody<P, 'get'>, Arg>({
    query: toCall,
    transformResponse: (body: unknown) => body as OkBody<P, 'get'>,
    providesTags: provides,
    extraOptions: { kind: 'read', ...report },
  });
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
