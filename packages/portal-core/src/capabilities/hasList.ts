import type { Unread } from '../fromApi/answer';
import { parseFields } from '../fromApi/parse';

/** Whether an answer has a list, even an empty one. */
export const hasList = (body: unknown): boolean => {
  const { data } = parseFields(body as Unread<{ data?: unknown }>);
  return Array.isArray(data) || parseFields(data) === data;
};
