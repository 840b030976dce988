import { addresses } from '@portal/ui/addresses';
import type { SupportQuestion } from '@portal/ui/screens/tickets';

// "Ask support about this": a list or an error shows the link, and the tickets screen opens its prefilled form.

const subjects: readonly SupportQuestion['about'][] = [
  ...(['withdrawal', 'transfer', 'subscription', 'transaction', 'bonus', 'missingBonus', 'failure'] as const),
];

/** Codes, invoice numbers, ids: nothing that could change an address or a text (T9). */
const isCode = (code: string) => /^[A-Za-z0-9][A-Za-z0-9#._/-]{0,63}$/.test(code);

/** The path to a new ticket about a row of a list. An invalid code is dropped. */
export function askSupportPath({ about, code }: SupportQuestion): string {
  const query = new URLSearchParams({ about, ...(isCode(code) && { code }) });
  return `${addresses.tickets}?${query.toString()}`;
}

/** The path to an empty form for a new ticket. */
export const raisePath = `${addresses.tickets}?raise=1`;

/** Whether the address requests that form. */
export const asksToRaise = (search: string): boolean => new URLSearchParams(search).get('raise') === '1';

/** The reference of a failed call for a dialog; undefined without one. */
export const failureReference = (id: string | undefined) =>
  id === undefined ? undefined : { id, support: askSupportPath({ about: 'failure', code: id }) };

/** The question in a query string; undefined without one. An address can be typed, shared and forged. */
export function readSupportQuestion(search: string): SupportQuestion | undefined {
  const params = new URLSearchParams(search);
  const about = subjects.find((subject) => subject === params.get('about'));
  const code = params.get('code') ?? '';
  return about && { about, code: isCode(code) ? code : '' };
}

/** The query string without the question. */
export function withoutSupportQuestion(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('about');
  params.delete('code');
  params.delete('raise');
  return params.toString();
}
