import type { paths } from '@portal/api';

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
export type KeyFor<P extends keyof paths> = P extends KeyedPath
  ? { idempotencyKey: string }
  : { idempotencyKey?: never };
