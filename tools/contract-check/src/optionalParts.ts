import { type Bundle, isNode, type Operation } from '@portal/contract/bundle';
import { listProperties } from './contract';

/** The contract marks what a back end may omit with "Optional (D113)". */
const isOptionalText = (value: unknown) => typeof value === 'string' && value.startsWith('Optional (');

/** Whether a back end may omit the whole call. A call with optional parameters is tried without them first. */
export function isOptionalCall(bundle: Bundle, { path, method, operationId }: Operation): boolean {
  const found = bundle.paths[path]?.[method];
  return operationId !== 'getWithdrawPage' && isOptionalText(found?.description);
}

/** The optional fields of an answer, by the first row of each list. */
export function optionalParts(bundle: Bundle, operation: Operation, body: unknown) {
  const optional = [...listProperties(bundle, operation)].filter(([, one]) =>
    isOptionalText(one.description),
  );
  return optional.flatMap(([name]) => {
    const keys = name.replaceAll('[]', '.0').split('.');
    const last = keys.pop() ?? '';
    const owner = keys.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), body);
    return isNode(owner) && !Array.isArray(owner) ? [{ name, isThere: last in owner }] : [];
  });
}
