import { readFileSync } from 'node:fs';

/** The kinds of values that back ends write in several ways. */
export type Kind = 'Amount' | 'DateTime' | 'Flag' | 'Count' | 'Id' | 'Text';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindNames: Readonly<Record<string, Kind>> = {
  ...{ Amount: 'Amount', OptionalAmount: 'Amount', DateTime: 'DateTime', OptionalDateTime: 'DateTime' },
  ...{ Flag: 'Flag', Count: 'Count', OptionalCount: 'Count', Id: 'Id' },
  ...{ OptionalText: 'Text', TicketText: 'Text', TradingText: 'Text', PlaceName: 'Text' },
};

/** The kind of each field's name in the contract; a name with two kinds has none. */
export function readKinds(): ReadonlyMap<string, Kind> {
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
