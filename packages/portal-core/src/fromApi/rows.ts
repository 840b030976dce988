import { unwrapPage, type ListLocation } from '@portal/api';
import type { Fields, Row, Unread } from './answer';
import { parseList } from './parse';

// Separate from `parse.ts`, so the sign-in does not load the page parsers.

/** The objects among the rows of a list's answer, flat or nested (D56). The location matters only for pages. */
export const parseRows = <T>(
  body: Unread<T> | undefined,
  location: ListLocation = { path: '' },
): Fields<Row<T>>[] => parseList(unwrapPage(body, location).rows as Unread<Row<T>[]>);
