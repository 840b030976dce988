import { cutText } from '@portal/api';
import type { Country } from '@portal/ui';
import type { Answer, Unread } from './answer';
import { toSentId, withoutRepeats, withUniqueIds } from './repeats';
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
  const rows = withoutRepeats(parseRows(body)).flatMap((row): Country[] => {
    const id = parseText(row.id);
    const name = cutText(parseText(row.name) ?? '', 100);
    return id === undefined || name === ''
      ? []
      : [{ id, name, callingCode: parseCallingCode(row.calling_code) }];
  });
  const named = parseNames(parseFields(body).data).map(([id, name]) => ({
    id,
    name: cutText(name, 100),
    callingCode: '',
  }));
  return withUniqueIds([...rows, ...named]);
}

/** A numeric key is sent as a number. */
export function toCountryId(country: string): string | number {
  const id = toSentId(country);
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
}
