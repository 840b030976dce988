import { type Bundle, follow, isNode, type Node, type Operation } from '@portal/contract/bundle';

/** The contract marks what a back end may omit with "Optional (D113)". */
const isOptionalText = (value: unknown) => typeof value === 'string' && value.startsWith('Optional (');

/** Whether a back end may omit the whole call. A call with optional parameters is tried without them first. */
export function isOptionalCall(bundle: Bundle, { path, method, operationId }: Operation): boolean {
  const found = bundle.paths[path]?.[method];
  return operationId !== 'getWithdrawPage' && isOptionalText(found?.description);
}

interface Part {
  name: string;
  isThere: boolean;
}

/** The optional fields that exist in an answer, judged by the first row of each list. */
export function optionalParts(bundle: Bundle, operation: Operation, body: unknown): Part[] {
  const answer = operation.responses['200'];
  const content = answer && follow(bundle, answer).content;
  const json = isNode(content) ? content['application/json'] : undefined;
  const schema = isNode(json) && isNode(json.schema) ? json.schema : undefined;
  const parts = new Map<string, boolean>();
  if (schema) visit(schema, body, '');
  return [...parts].map(([name, isThere]) => ({ name, isThere }));

  function visit(node: Node, value: unknown, path: string, depth = 0): void {
    if (depth > 12) return;
    const found = follow(bundle, node);
    for (const key of ['allOf', 'anyOf', 'oneOf'] as const)
      if (Array.isArray(found[key]))
        for (const branch of found[key].filter(isNode)) visit(branch, value, path, depth + 1);
    if (isNode(found.items) && Array.isArray(value) && value.length > 0)
      visit(found.items, value[0], `${path}[]`, depth + 1);
    if (!isNode(found.properties) || !isNode(value) || Array.isArray(value)) return;
    for (const [name, property] of Object.entries(found.properties).filter(([, one]) => isNode(one))) {
      const here = path === '' ? name : `${path}.${name}`;
      if (isOptionalText((property as Node).description))
        parts.set(here, parts.get(here) === true || name in value);
      if (name in value) visit(property as Node, value[name], here, depth + 1);
    }
  }
}
