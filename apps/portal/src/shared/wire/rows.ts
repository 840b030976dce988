import { unwrapPage, type ListLocation } from '@portal/api';
import type { Fields, Row, Unread } from './answer';
import { parseList } from './wire';

// Apart from `wire.ts`, so that the sign-in does not load what reads pages.

/** The objects among the rows of a list's answer, flat or nested (D56). */
export const parseRows = <T>(body: Unread<T> | undefined, location: ListLocation): Fields<Row<T>>[] =>
  parseList(unwrapPage(body, location).rows as Unread<Row<T>[]>);
