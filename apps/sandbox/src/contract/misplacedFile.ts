import { isNode, type Operation } from './bundle';
import { invalid, type Refusal } from './refusal';

const isFile = (value: unknown) => value instanceof Uint8Array;

/** A form may name a text's field and send a file, or the other way round: the validator sees no difference. */
export function misplacedFile({ fileFields }: Operation, body: unknown): Refusal | undefined {
  for (const [name, value] of isNode(body) ? Object.entries(body) : []) {
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    const wantsFile = fileFields.includes(name);
    if (parts.some((part) => isFile(part) !== wantsFile))
      return invalid({ [name]: [`The ${name.replaceAll('_', ' ')} field is invalid.`] });
  }
  return undefined;
}
