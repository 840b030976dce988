import type { OkBody, paths, ReadPath } from '@portal/api';

declare const shape: unique symbol;

/**
 * A server's unparsed value, which the contract claims to be a T. Its type is `unknown` until a parser of `parse.ts` has
 * checked it.
 */
export interface Unread<out T> {
  readonly [shape]?: T;
}

/** The unparsed body of an operation's 200: `Answer<'/dashboard'>`, `Answer<'/login', 'post'>`. */
export type Answer<P extends keyof paths, M extends 'get' | 'post' = 'get'> = Unread<OkBody<P, M>>;

type Objects<T> = T extends readonly unknown[] ? never : T extends object ? T : never;
type Names<T> = T extends unknown ? keyof T : never;
type Value<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/** The fields of one or several objects of the contract, with unparsed values. */
export type Fields<T> = { readonly [Name in Names<Objects<T>>]?: Unread<Value<Objects<T>, Name>> };

/** The items of a list in the contract. */
export type Item<T> = T extends readonly (infer One)[] ? One : never;

/** Where the rows of a page may be: next to its numbers, or nested (D56). */
type Nests = 'data' | 'all_news' | 'list' | 'methods';

/** A row of a list's answer, wherever the contract nests it. */
export type Row<T> = T extends readonly (infer One)[]
  ? One
  : T extends object
    ? { [Nest in Extract<keyof T, Nests>]: Row<NonNullable<T[Nest]>> }[Extract<keyof T, Nests>]
    : never;

/** A row by the list's path, with unparsed values: `ApiRow<'/payouts'>`. */
export type ApiRow<P extends ReadPath> = Fields<Row<OkBody<P, 'get'>>>;
