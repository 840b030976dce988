import { unwrapPage } from '@portal/api';
import { parseFields } from '../fromApi/parse';
import type { Unread } from '../fromApi/answer';

/** Whether an answer has a list, even an empty one. */
export const hasList = (body: unknown): boolean => {
  const { data } = parseFields(body as Unread<{ data?: unknown }>);
  return Array.isArray(data) || unwrapPage(data, { origin: '', path: '' }).rows.length > 0;
};
