import type { Fields } from '../values';

/** An answer that ends a call, as Laravel's exceptions do. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Fields;
  readonly headers: Record<string, string>;
  constructor(status: number, body: Fields, headers: Record<string, string> = {}) {
    super(String(body['message']));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const unauthenticated = () => new Refusal(401, { message: 'Unauthenticated.' });

/** The answer of a controller that refuses: HTTP 200 with its own words. */
export const refused = (msg: string, more: Fields = {}) => new Refusal(200, { status: false, msg, ...more });

/** Laravel's validation answer. */
export function invalid(errors: Record<string, string[]>): Refusal {
  const [first = '', ...others] = Object.values(errors).flat();
  const more = others.length === 1 ? '1 more error' : `${others.length} more errors`;
  return new Refusal(422, { message: others.length > 0 ? `${first} (and ${more})` : first, errors });
}

export const modelNotFound = (model: string, id: string) =>
  new Refusal(404, { message: `No query results for model [App\\Models\\${model}] ${id}` });

export const routeNotFound = (path: string) =>
  new Refusal(404, { message: `The route api${path} could not be found.` });

export const csrfMismatch = () => new Refusal(419, { message: 'CSRF token mismatch.' });

export const serverError = (message: string) => new Refusal(500, { message });

const toWords = (name: string) => name.replaceAll('_', ' ');

/** Requires fields as a form request does. */
export function requireFields(body: Record<string, string>, ...names: string[]): void {
  const missing = names.filter((name) => (body[name] ?? '').trim() === '');
  if (missing.length === 0) return;
  throw invalid(
    Object.fromEntries(missing.map((name) => [name, [`The ${toWords(name)} field is required.`]])),
  );
}

/** Parses an amount to cents. */
export function parseAmount(body: Record<string, string>, name: string): number {
  const text = body[name] ?? '';
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text))
    throw invalid({ [name]: [`The ${toWords(name)} field must be a number.`] });
  return Math.round(Number(text) * 100);
}
