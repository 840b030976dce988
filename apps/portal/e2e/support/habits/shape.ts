import { readFileSync } from 'node:fs';
import type { Habits } from './habits';
import { toPager } from './pager';

/** The kinds of values that back ends write in several ways. */
type Kind = 'Amount' | 'DateTime' | 'Flag' | 'Count' | 'Id' | 'Text';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindNames: Readonly<Record<string, Kind>> = {
  ...{ Amount: 'Amount', OptionalAmount: 'Amount', DateTime: 'DateTime', OptionalDateTime: 'DateTime' },
  ...{ Flag: 'Flag', Count: 'Count', OptionalCount: 'Count', Id: 'Id' },
  ...{ OptionalText: 'Text', TicketText: 'Text', TradingText: 'Text', PlaceName: 'Text' },
};

/** The kind of each field's name in the contract; a name with two kinds has none. */
function readKinds(): ReadonlyMap<string, Kind> {
  const contract = JSON.parse(
    readFileSync(new URL('../../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
  ) as Node;
  const found = new Map<string, Set<string>>();
  const note = (name: string, schema: unknown) => {
    if (!isNode(schema)) return;
    const ref = schema['$ref'];
    const kind = typeof ref === 'string' ? kindNames[ref.split('/').at(-1) ?? ''] : undefined;
    const seen = found.get(name) ?? new Set();
    found.set(name, seen.add(kind ?? 'other'));
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (isNode(node['properties']))
      for (const [name, schema] of Object.entries(node['properties'])) note(name, schema);
    Object.values(node).forEach(visit);
  };
  visit(contract['components']);
  const single = [...found].filter(([, kinds]) => kinds.size === 1 && !kinds.has('other'));
  return new Map(single.map(([name, [kind]]) => [name, kind as Kind]));
}

/** An object whose entries keep their order; JavaScript puts whole-number keys first. */
class Entries {
  readonly list: readonly (readonly [string, unknown])[];
  constructor(list: readonly (readonly [string, unknown])[]) {
    this.list = list;
  }
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Entries);

/** The JSON text of a value, with a whole number of any size as it is. */
function toJson(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  const entries = value instanceof Entries ? value.list : isFields(value) ? Object.entries(value) : undefined;
  if (!entries) return JSON.stringify(value);
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${toJson(one)}`).join(',')}}`;
}

const kinds = readKinds();

const pick = <Value>(table: Partial<Record<string, Value>>, name: string, otherwise: Value): Value =>
  table[name] ?? otherwise;

function toAmount(value: string, habit: Habits['amounts']): unknown {
  if (habit === 'numbers') return Number(value);
  const [whole = '', fraction = '00'] = value.split('.');
  if (habit === 'grouped') return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
  return habit === 'long' ? `${whole}.${fraction.padEnd(8, '0')}` : value;
}

function toDate(value: string, habit: Habits['dates']): unknown {
  const at = new Date(value);
  const iso = at.toISOString();
  const ahead = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19);
  return pick(
    {
      microseconds: iso.replace(/Z$/, '000Z'),
      naive: iso.slice(0, 19).replace('T', ' '),
      offset: `${ahead}+05:30`,
    },
    habit,
    value,
  );
}

const toFlag = (value: unknown, habit: Habits['flags']): unknown => {
  const isOn = value === 1 || value === true;
  return pick<unknown>(
    {
      booleans: isOn,
      texts: isOn ? '1' : '0',
      trueTexts: isOn ? 'true' : 'false',
      letters: isOn ? 'Y' : 'N',
    },
    habit,
    value,
  );
};

/** Beyond what a JavaScript number holds exactly. */
const farAway = 9_007_199_254_740_992n;

const toId = (value: number, habit: Habits['ids']): unknown =>
  pick<unknown>({ texts: String(value), long: farAway + 2n * BigInt(value) + 1n }, habit, value);

const toEntities = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#039;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Fields whose texts are markup by the specification (T1). */
const markupFields = ['body', 'description', 'content'];

/** Where null has a meaning of its own: an optional part without a value now (D119), and "straight away". */
const nullFields = new Set(['quote', 'matchingNext']);

function toValue(name: string, value: unknown, habits: Habits): unknown {
  const kind: Kind | undefined = kinds.get(name);
  if (value === null) return habits.nulls === 'emptyTexts' && !nullFields.has(name) ? '' : value;
  if (kind === 'Amount' && typeof value === 'string' && /^-?\d+\.\d+$/.test(value))
    return toAmount(value, habits.amounts);
  if (kind === 'DateTime' && typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value))
    return toDate(value, habits.dates);
  if (kind === 'Flag' && (value === 0 || value === 1)) return toFlag(value, habits.flags);
  if (kind === 'Id' && typeof value === 'number') return toId(value, habits.ids);
  if (kind === 'Count' && typeof value === 'number' && habits.counts === 'texts') return String(value);
  if (typeof value === 'string' && habits.texts === 'entities' && !markupFields.includes(name))
    return toEntities(value);
  return undefined;
}

/** PHP's answer for a filtered or sorted list: the order of the bytes is that of the list (D147). */
function toKeyed(rows: readonly unknown[], habit: Habits['lists']): unknown {
  if (
    habit === 'asSent' ||
    rows.length === 0 ||
    !rows.every((row) => isFields(row) || row instanceof Entries)
  )
    return rows;
  const toKey = (index: number) => (habit === 'gaps' ? index * 2 + 1 : rows.length - index - 1);
  return new Entries(rows.map((row, index) => [String(toKey(index)), row]));
}

function shapeValue(value: unknown, habits: Habits): unknown {
  if (Array.isArray(value))
    return toKeyed(
      value.map((row) => shapeValue(row, habits)),
      habits.lists,
    );
  if (!isFields(value)) return value;
  const entries = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    if (one === null && habits.nulls === 'absent' && !nullFields.has(name)) return [];
    return [[name, toValue(name, one, habits) ?? shapeValue(one, habits)]];
  });
  if (habits.keys === 'reversed') entries.reverse();
  if (habits.keys === 'sorted') entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return new Entries(entries);
}

/** A yes in each form of D144. */
const signs: Record<Habits['sign'], Fields> = {
  asSent: { status: true },
  success: { status: 'success' },
  one: { status: 1 },
  code: { code: 200 },
  successFlag: { success: true },
  okFlag: { ok: 'true' },
  errorFlag: { error: false },
  result: { result: 'success' },
  statusCode: { status_code: '200' },
};

const isPage = (data: unknown) => isFields(data) && 'data' in data;

function toFieldsAnswer(body: Fields, { fields }: Habits): Fields {
  const { status: _, message, msg, errors, ...rest } = body;
  const own = Object.fromEntries(
    Object.entries({ message, msg, errors }).filter(([, value]) => value !== undefined),
  );
  const { data, ...others } = rest;
  if (fields === 'underData' && !('current_page' in rest)) {
    const inner = Object.keys(others).length === 0 && 'data' in rest ? data : rest;
    return { ...own, data: inner };
  }
  if (fields === 'nextToStatus' && isFields(data) && !isPage(data)) return { ...own, ...others, ...data };
  return { ...own, ...rest };
}

/** Writes an answer of the sandbox to a path as a back end with these habits would. The truth in it stays the same. */
export function shapeAnswer(text: string, habits: Habits, path: string): string {
  const body = JSON.parse(text) as unknown;
  if (!isFields(body)) return text;
  const { status } = body;
  const isYes = status === true || status === 1;
  const paged = toPager(body, habits.pager, path) as Fields;
  const answer = isFields(paged) && 'status' in paged ? toFieldsAnswer(paged, habits) : paged;
  const sign = isYes ? signs[habits.sign] : status === undefined ? {} : { status };
  const { list } = shapeValue(answer, habits) as Entries;
  return toJson(new Entries([...Object.entries(sign), ...list]));
}

const mediaTypes: Record<Habits['media'], string> = {
  json: 'application/json',
  charset: 'application/json; charset=UTF-8',
  problem: 'application/vnd.api+json',
  html: 'text/html; charset=UTF-8',
};

/** The headers of an answer. */
export const toHeaders = ({ media, caching }: Habits): Record<string, string> => ({
  'content-type': mediaTypes[media],
  ...(caching === 'private' && { 'cache-control': 'private, max-age=600' }),
  ...(caching === 'lastModified' && { 'last-modified': 'Mon, 05 Jan 2026 10:00:00 GMT' }),
});
