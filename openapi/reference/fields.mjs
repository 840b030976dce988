// A body's fields as flat rows: `data.data[].status` and so on.
import { hasFields, resolve } from './types.mjs';

/** What a field says for itself: the words of a simple named type stand with the types, once. */
const ownDescription = (bundle, schema) =>
  schema.$ref && !hasFields(bundle, schema) ? schema.description : resolve(bundle, schema).description;

/** Rows of one schema and all it holds; required is 'yes', 'no' or 'one of' (in some of the shapes only). */
function collect(bundle, schema, at, depth) {
  if (depth > 12) throw new Error(`${at} nests too deep to be listed`);
  const whole = resolve(bundle, schema);
  const inside = (part, where) => collect(bundle, part, where, depth + 1);
  const rows = (whole.allOf ?? []).flatMap((part) => inside(part, at));
  if (whole.items) rows.push(...inside(whole.items, `${at}[]`));
  for (const [name, part] of Object.entries(whole.properties ?? {})) {
    const field = at ? `${at}.${name}` : name;
    const required = (whole.required ?? []).includes(name) ? 'yes' : 'no';
    rows.push({ field, schema: part, required, description: ownDescription(bundle, part) });
    if (hasFields(bundle, part)) rows.push(...inside(part, field));
  }
  return [...rows, ...merge((whole.oneOf ?? []).map((part) => inside(part, at)))];
}

/** One row a field; what not every shape has is 'one of'. */
function merge(shapes) {
  const filled = shapes.filter((rows) => rows.length > 0);
  const seen = new Map();
  for (const row of filled.flat()) {
    const everywhere = filled.every((rows) => rows.some(({ field }) => field === row.field));
    if (!seen.has(row.field)) seen.set(row.field, everywhere ? row : { ...row, required: 'one of' });
  }
  return [...seen.values()];
}

/** The rows of a body, `{ field, schema, required, description }`; the first mention of a field stands. */
export function parseFields(bundle, schema) {
  const seen = new Map();
  for (const row of collect(bundle, schema, '', 0)) if (!seen.has(row.field)) seen.set(row.field, row);
  return [...seen.values()];
}
