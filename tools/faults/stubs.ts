import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Contract {
  paths: Record<
    string,
    Record<string, { responses?: Record<string, { content?: Record<string, { example?: unknown }> }> }>
  >;
}

const contract = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../openapi/dist/openapi.json', import.meta.url)), 'utf8'),
) as Contract;

/** The contract's calls that the specification names, such as `GET /dashboard`. */
export const contractCalls: readonly string[] = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.keys(operations)
    .filter((method) => ['get', 'post'].includes(method))
    .map((method) => `${method.toUpperCase()} ${path}`),
);

/** Returns the contract's own success example, for a write that must have no effect. */
export function getStub(call: string): string {
  const [method = '', path = ''] = call.split(' ');
  const content = contract.paths[path]?.[method.toLowerCase()]?.responses?.['200']?.content ?? {};
  return JSON.stringify(content['application/json']?.example ?? { status: true });
}
