import type { paths } from '@portal/api';

type KeyHeader<P extends keyof paths> = paths[P] extends { post: { parameters: { header?: infer Header } } }
  ? NonNullable<Header>
  : never;

/** The POST paths that take an `Idempotency-Key`: what they do must not happen twice (T12). */
export type KeyedPath = {
  [P in keyof paths]: [KeyHeader<P>] extends [never]
    ? never
    : 'Idempotency-Key' extends keyof KeyHeader<P>
      ? P
      : never;
}[keyof paths];

/** A path that takes a key is never called without one, and no other path with one. */
export type KeyFor<P extends keyof paths> = P extends KeyedPath
  ? { idempotencyKey: string }
  : { idempotencyKey?: never };
