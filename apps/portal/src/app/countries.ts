import type { Country } from '@portal/ui';
import { fieldsOf, listOf, textOf } from './wire';

/** With its plus and digits only (D31); '' for what is no code. */
function callingCodeOf(value: unknown): string {
  const digits = (textOf(value) ?? '').replace(/[^0-9]/g, '');
  return /^[1-9]\d{0,7}$/.test(digits) ? `+${digits}` : '';
}

/** The countries as delivered, without those that can't be named or sent. */
export function countriesOf(body: unknown): readonly Country[] {
  const countries = new Map<string, Country>();
  for (const row of listOf(Array.isArray(body) ? body : fieldsOf(body)['data'])) {
    const id = textOf(row['id']);
    const name = textOf(row['name'])?.slice(0, 100);
    if (id === undefined || name === undefined || countries.has(id)) continue;
    countries.set(id, { id, name, callingCode: callingCodeOf(row['calling_code']) });
  }
  return [...countries.values()];
}

/** A key goes out as the number that it was. */
export const countryIdOf = (id: string): string | number =>
  /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
