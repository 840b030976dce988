import type { Sentence } from '../api/languages/sentence';
import type { FastifySchemaValidationError } from 'fastify';

const toWords = (field: string) => field.replaceAll('_', ' ');

/** Validation errors by field, with texts that repeat no sent value (T27). */
export function fieldErrors(errors: readonly FastifySchemaValidationError[]): Record<string, Sentence[]> {
  const bag: Record<string, Sentence[]> = {};
  for (const { keyword, instancePath, params } of errors) {
    const [, inside] = instancePath.split('/');
    const extra = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
    const field = inside ?? (typeof extra === 'string' ? extra : undefined);
    if (field === undefined || field in bag) continue;
    bag[field] = [
      keyword === 'required' && !inside
        ? `The ${toWords(field)} field is required.`
        : `The ${toWords(field)} field is invalid.`,
    ];
  }
  return Object.keys(bag).length > 0 ? bag : { request: ['The request is invalid.'] };
}
