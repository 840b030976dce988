import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import type { PathsWithMethod } from 'openapi-typescript-helpers';
import type { paths } from '@portal/contract/types';
import type { OnProgress } from './sendWithProgress';

/** The paths that have an operation for the method. */
type GetPath = PathsWithMethod<paths, 'get'>;
type PostPath = PathsWithMethod<paths, 'post'>;

type Method = 'get' | 'post';
type Operation<P extends keyof paths, M extends Method> = paths[P][M];
type Content<T> = T extends { responses: { 200: { content: infer C } } } ? C : never;

/** The JSON body of a 200 in the API contract. */
export type OkBody<P extends keyof paths, M extends Method> =
  Content<Operation<P, M>> extends { 'application/json': infer Body } ? Body : never;

type RequestContent<P extends PostPath> =
  NonNullable<Operation<P, 'post'> extends { requestBody?: infer R } ? R : never> extends { content: infer C }
    ? C
    : never;

/** The POST paths with a multipart body (files), and all other POST paths. */
export type UploadPath = {
  [P in PostPath]: RequestContent<P> extends { 'multipart/form-data': unknown } ? P : never;
}[PostPath];
export type WritePath = Exclude<PostPath, UploadPath>;

/** The GET paths that return a file, for `blob`. */
export type BlobPath = { [P in GetPath]: OkBody<P, 'get'> extends never ? P : never }[GetPath];
export type ReadPath = Exclude<GetPath, BlobPath>;

// The contract types a binary field as a string, but a browser sends a File.
type Part<V> = V extends readonly (infer Item)[] ? Part<Item>[] : V extends string ? string | File : V;
type Parts<B> = { [K in keyof B]: Part<B[K]> };

/**
 * How much of a successful body is readable. The unreadable part of `partly` is reported; `unreadable` is a
 * failure (D120).
 */
export type Readability = 'whole' | 'partly' | 'unreadable';

/** The options of a call besides its path. */
export interface CallOptions {
  /** Ends the call early; it then resolves to `failed`, `aborted`. */
  signal?: AbortSignal | undefined;
  /** Replaces the session's token (login's pre-login token). Null sends no token. */
  token?: string | null | undefined;
  /** Milliseconds until it resolves to `failed`, `timeout`. Default: the client's own. */
  timeout?: number | undefined;
  /** Whether the timeout limits silence only: each part of the body restarts it. Default: it limits the whole. */
  limitsSilence?: boolean | undefined;
  /** Judges the body of a success. Default: every body is whole. */
  check?: ((body: unknown) => Readability) | undefined;
  /** Whether no session exists yet, so a 401 with words is a refusal (D121). Default: whether `token` is null. */
  hasNoSession?: boolean | undefined;
  /** Whether a 204 is a success. Then any other answer needs a positive sign. Default: false. */
  mayBeEmpty?: boolean | undefined;
  /** Follows redirects, which ends in a network failure at another origin. Only for calls without a token (T4). */
  followsRedirects?: boolean | undefined;
  /** Whether the body of a write is done without a positive sign (D144), by what it has. Default: never. */
  isDone?: ((body: unknown) => boolean) | undefined;
  /** The last answer of this read. The server may answer 304 instead of sending it again. */
  known?: { etag: string; data: unknown } | undefined;
}

/** A write's options. */
export interface WriteOptions extends CallOptions {
  /**
   * Identifies one confirmation by the member (T12): 8–64 of A–Z a–z 0–9 _ -. A client with `idempotency` off
   * omits it.
   */
  idempotencyKey?: string | undefined;
}

/** An upload's options. */
export interface UploadOptions extends WriteOptions {
  /** Called with the share of the body that has been sent, from 0 to 1. 1 means sent, not answered. */
  onProgress?: OnProgress | undefined;
}

type WithoutHeaders<T> = T extends { params?: infer P }
  ? Omit<T, 'params'> &
      (T extends { params: unknown }
        ? { params: Omit<P, 'header' | 'cookie'> }
        : { params?: Omit<NonNullable<P>, 'header' | 'cookie'> })
  : T;

export type ReadInit<P extends GetPath> = WithoutHeaders<ParamsOption<Operation<P, 'get'>>>;
export type WriteInit<P extends WritePath> = WithoutHeaders<ParamsOption<Operation<P, 'post'>>> &
  RequestBodyOption<Operation<P, 'post'>>;
export type UploadInit<P extends UploadPath> = WithoutHeaders<ParamsOption<Operation<P, 'post'>>> & {
  /** Texts, a File, or several Files under one name. An undefined value is not sent. */
  body: RequestContent<P> extends { 'multipart/form-data': infer B } ? Parts<B> : never;
};

/** Makes the argument optional when none of its properties is required. */
export type Rest<Init> = Record<string, never> extends Init ? [init?: Init] : [init: Init];
