import { isNode } from '@portal/contract/bundle';

// Pure: values inside an answer by their JSON pointer (`/data/0/amount`).

const toKeys = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

export const getAt = (body: unknown, pointer: string): unknown =>
  toKeys(pointer).reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), body);

/** The value of an example. Its lists may be shorter, so the first row represents all. */
export const getExampleAt = (example: unknown, pointer: string): unknown =>
  toKeys(pointer).reduce<unknown>((node, key) => {
    if (Array.isArray(node)) return (node as unknown[])[Number(key)] ?? (node as unknown[])[0];
    return isNode(node) ? node[key] : undefined;
  }, example);

/** A copy with another value there, or without it if the value is undefined. */
export function withAt(body: unknown, pointer: string, value: unknown): unknown {
  const copy = structuredClone({ body });
  const keys = ['body', ...toKeys(pointer)];
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), copy);
  if (Array.isArray(parent) && value === undefined) parent.splice(Number(last), 1);
  else if (isNode(parent) && value === undefined) delete parent[last];
  else if (isNode(parent)) parent[last] = value;
  return copy.body;
}

// `/data/*/amount`, so that every row has the same name.
export const toName = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** The first value of each name: the rows of a list are alike. */
export function listLeaves(body: unknown, pointer = ''): string[] {
  if (!isNode(body)) return [pointer];
  const entries = Array.isArray(body) ? [...body.slice(0, 1).entries()] : Object.entries(body);
  return entries.flatMap(([key, value]) => listLeaves(value, `${pointer}/${key}`));
}

/** What a screen gets, by the name of each value. Absent, empty and unreadable values have none. */
export function flatten(shown: unknown, name = ''): Map<string, unknown> {
  if (shown === undefined || shown === null || shown === '') return new Map();
  if (!isNode(shown)) return new Map([[name, shown]]);
  return new Map(
    Object.entries(shown).flatMap(([key, value]) => [
      ...flatten(value, name === '' ? key : `${name} ${key}`),
    ]),
  );
}

/** `500 an object with message`, `302 without JSON`. */
export const describeReply = ({ status, body }: { status: number; body: unknown }): string =>
  `${status} ${body === undefined ? 'without JSON' : describe(body)}`;

/** `12.5`, `"12,500.50"`, `a list of 3`, `an object with id, name`. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isNode(value)) return `an object with ${Object.keys(value).slice(0, 4).join(', ') || 'no field'}`;
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
