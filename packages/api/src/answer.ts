import { keyMark } from './json';

export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (key: string) => /^\d+$/.test(key.replace(keyMark, ''));

/** PHP sends a filtered list as an object with the remaining numbers as keys. A map of ids to texts is none. */
const isList = (value: Fields, keys: readonly string[]) =>
  keys.length > 0 && keys.every((key) => isWhole(key) && isObject(value[key]));

/** The value with every object of objects under whole numbers as a list, in the order of the answer (D120, D147). */
function withLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLists);
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  if (isList(value, keys)) return Object.values(value).map(withLists);
  // A map keeps its marks, because they keep its order.
  const isMap = keys.every(isWhole);
  return Object.fromEntries(
    keys.map((key) => [isMap ? key : key.replace(keyMark, ''), withLists(value[key])]),
  );
}

/** The entries of a map of ids, in the order of the answer; none for anything else (D147). */
export const toMapEntries = (value: unknown): [id: string, value: unknown][] =>
  isObject(value) && Object.keys(value).every(isWhole)
    ? Object.entries(value).map(([key, one]) => [key.replace(keyMark, ''), one])
    : [];

/** The fields of the envelope, which say nothing about the data. */
const ownFields = ['status', 'message', 'msg', 'errors', 'data'];

const withoutOwn = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !ownFields.includes(key)));

/**
 * A body in the shape that every reader relies on (D120). Lists are arrays, and a plain list is under `data`.
 * Fields next to `status` are also under `data` and the reverse, because a back end may have them in either. A text of
 * `data` that a back end nests with its fields under another `data` is moved up.
 */
export function toAnswer(body: unknown): unknown {
  const sent = withLists(body);
  const answer = Array.isArray(sent) && sent.length > 0 ? { data: sent as unknown[] } : sent;
  if (!isObject(answer)) return answer;
  const { data } = answer;
  const outer = withoutOwn(answer);
  if (data === undefined || data === null) {
    return Object.keys(outer).length === 0 ? answer : { ...answer, data: outer };
  }
  // A map of ids has no fields to move.
  if (!isObject(data) || Object.keys(data).every(isWhole)) return answer;
  const inner = typeof data['data'] === 'string' ? data['data'] : { ...outer, ...data };
  return { ...withoutOwn(data), ...answer, data: inner };
}
