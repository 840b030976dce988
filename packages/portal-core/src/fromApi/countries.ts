import { cutText } from '@portal/api';
import type { Country } from '@portal/ui';
import type { Answer, Unread } from './answer';
import { parseFields, parseList, parseNames, parseText } from './parse';

type Countries = Answer<'/country'>;

/** The code with its plus and digits only (D31); '' if it is invalid. */
function parseCallingCode(value: unknown): string {
  const digits = (parseText(value) ?? '').replace(/[^0-9]/g, '');
  return /^[1-9]\d{0,7}$/.test(digits) ? `+${digits}` : '';
}

/** The rows, flat as in the contract, or as a page. The parsers of pages would be too large for the registration. */
function parseRows(body: Countries) {
  const { data } = parseFields(body);
  const nested = parseFields(data as Unread<{ data: unknown }> | undefined).data as typeof data;
  return parseList(Array.isArray(data) ? data : nested);
}

/** The countries in the server's order, without those that lack a name or key. */
export function getCountries(body: Countries): readonly Country[] {
  const countries = new Map<string, Country>();
  for (const row of parseRows(body)) {
    const id = parseText(row.id);
    const name = cutText(parseText(row.name) ?? '', 100);
    if (id === undefined || name === '' || countries.has(id)) continue;
    countries.set(id, { id, name, callingCode: parseCallingCode(row.calling_code) });
  }
  for (const [id, name] of parseNames(parseFields(body).data))
    countries.set(id, { id, name: cutText(name, 100), callingCode: '' });
  return [...countries.values()];
}

/** A numeric key is sent as a number. */
export const toCountryId = (id: string): string | number =>
  /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
