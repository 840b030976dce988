type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** PHP sends a filtered list as an object with the remaining numbers as keys. */
const isKeyed = (keys: readonly string[]) => keys.length > 0 && keys.every((key) => /^\d+$/.test(key));

/** The value with every object whose keys are all whole numbers as a list (D120). */
function withLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLists);
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  if (isKeyed(keys)) return Object.values(value).map(withLists);
  return Object.fromEntries(keys.map((key) => [key, withLists(value[key])]));
}

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
  if (!isObject(data) || Object.keys(data).length === 0) return answer;
  const inner = typeof data['data'] === 'string' ? data['data'] : { ...outer, ...data };
  return { ...withoutOwn(data), ...answer, data: inner };
}
