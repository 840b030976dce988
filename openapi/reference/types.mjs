// What a schema says in words, and which schemas get a place of their own.
import { code, text } from './html.mjs';

const toName = (ref) => ref.split('/').at(-1);

/** Follows a reference inside the bundle; a description beside it wins. */
export function resolve(bundle, schema) {
  if (!schema?.$ref) return schema ?? {};
  const { $ref, ...beside } = schema;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], bundle);
  if (!target) throw new Error(`The bundle has nothing at ${$ref}`);
  return { ...resolve(bundle, target), ...beside };
}

/** Whether a schema has fields or rows to list, itself or in one of its parts. */
export function hasFields(bundle, schema) {
  const { properties, allOf, oneOf, items } = resolve(bundle, schema);
  if (properties) return true;
  if (items) return hasFields(bundle, items);
  return [...(allOf ?? []), ...(oneOf ?? [])].some((part) => hasFields(bundle, part));
}

function limits(schema) {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const range = (low, high, what) => {
    if (low === undefined && high === undefined) return [];
    if (high === undefined) return [`at least ${low}${what}`];
    return [low === undefined ? `at most ${high}${what}` : `${low} to ${high}${what}`];
  };
  return [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
    ...(schema.pattern ? [`pattern ${code(schema.pattern)}`] : []),
    ...(schema.default === undefined ? [] : [`default ${code(schema.default)}`]),
  ];
}

function plainType(schema) {
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' or ');
  if (schema.contentMediaType) return 'file';
  return [schema.type ?? 'any'].flat().map(text).join(' or ');
}

/** The type of a schema as HTML. Named simple schemas are links to where they are described. */
export function getType(bundle, schema) {
  if (schema.$ref?.startsWith('#/components/schemas/') && !hasFields(bundle, schema)) {
    const name = toName(schema.$ref);
    return `<a href="#type-${text(name)}">${text(name)}</a>`;
  }
  const whole = resolve(bundle, schema);
  if (whole.type === 'array') {
    return ['list', ...(hasFields(bundle, whole.items) ? [] : [`of ${getType(bundle, whole.items)}`])].join(
      ' ',
    );
  }
  const union = whole.oneOf ?? [];
  if (union.length > 0) {
    return [...new Set(union.map((part) => getType(bundle, part)))].join(' or ');
  }
  const own = whole.allOf || whole.properties ? 'object' : plainType(whole);
  return [own, ...limits(whole)].join(', ');
}

/** The simple named schemas, in the order of their names. */
export const simpleTypes = (bundle) =>
  Object.entries(bundle.components.schemas)
    .filter(([, schema]) => !hasFields(bundle, schema))
    .sort(([one], [other]) => one.localeCompare(other));
