import { unwrapPage, type ListPlace } from '@portal/api';
import type { Fields, Row, Unread } from './answer';
import { listOf } from './wire';

// Apart from `wire.ts`, so that the sign-in does not load what reads pages.

/** The objects among the rows of a list's answer, flat or nested (D56). */
export const rowsOf = <T>(body: Unread<T> | undefined, place: ListPlace): Fields<Row<T>>[] =>
  listOf(unwrapPage(body, place).rows as Unread<Row<T>[]>);
