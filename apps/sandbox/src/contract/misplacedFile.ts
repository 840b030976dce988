import { isNode, type Operation } from '@portal/contract/bundle';
import { invalid, type Refusal } from '../api/refusal';

const isFile = (value: unknown) => value instanceof Uint8Array;

/** A form may send a file in a text field or a text in a file field. The validator can't distinguish them. */
export function misplacedFile({ fileFields }: Operation, body: unknown): Refusal | undefined {
  for (const [name, value] of isNode(body) ? Object.entries(body) : []) {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    const wantsFile = fileFields.includes(name);
    if (parts.some((part) => isFile(part) !== wantsFile))
      return invalid({ [name]: [`The ${name.replaceAll('_', ' ')} field is invalid.`] });
  }
  return undefined;
}
