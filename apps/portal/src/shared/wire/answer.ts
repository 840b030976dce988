import type { OkBody, paths, ReadPath } from '@portal/api';

declare const shape: unique symbol;

/**
 * A server's value that nobody has read yet. The contract says that it is a T, and its names come from there; what it
 * holds may be anything, so it passes as nothing but `unknown` until a reader of `wire.ts` has looked at it.
 */
export interface Unread<out T> {
  readonly [shape]?: T;
}

/** The body of an operation's 200, unread: `Answer<'/dashboard'>`, `Answer<'/login', 'post'>`. */
export type Answer<P extends keyof paths, M extends 'get' | 'post' = 'get'> = Unread<OkBody<P, M>>;

type Objects<T> = T extends readonly unknown[] ? never : T extends object ? T : never;
type Names<T> = T extends unknown ? keyof T : never;
type Value<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/** The fields of an object of the contract, or of several in one place: its names, with values unread. */
export type Fields<T> = { readonly [Name in Names<Objects<T>>]?: Unread<Value<Objects<T>, Name>> };

/** What a list of the contract lists. */
export type Item<T> = T extends readonly (infer One)[] ? One : never;

/** Where the rows of a page may stand: beside its numbers, or further in (D56). */
type Nests = 'data' | 'all_news' | 'list' | 'methods';

/** A row of a list's answer, wherever the contract has the rows. */
export type Row<T> = T extends readonly (infer One)[]
  ? One
  : T extends object
    ? { [Nest in Extract<keyof T, Nests>]: Row<NonNullable<T[Nest]>> }[Extract<keyof T, Nests>]
    : never;

/** A row of a list by the list's path, its values unread: `ApiRow<'/payouts'>`. */
export type ApiRow<P extends ReadPath> = Fields<Row<OkBody<P, 'get'>>>;
