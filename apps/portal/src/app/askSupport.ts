import type { SupportQuestion } from '@portal/ui/screens/tickets';
import { paths } from './paths';

// "Ask support about this": a screen that lists something gives the link, the tickets' screen opens its form with it.

const subjects: readonly SupportQuestion['about'][] = ['withdrawal', 'transfer', 'subscription'];

/** Codes, invoice numbers, ids: nothing that an address or a text could be bent with (T9). */
const isCode = (code: string) => /^[A-Za-z0-9][A-Za-z0-9#._/-]{0,63}$/.test(code);

/** The path to a new ticket about a withdrawal, a transfer or a subscription; a code that is none is left out. */
export function askSupportPath({ about, code }: SupportQuestion): string {
  const query = new URLSearchParams({ about, ...(isCode(code) && { code }) });
  return `${paths.tickets}?${query.toString()}`;
}

/** The question in a query string; undefined when there is none. An address is typed, shared and forged. */
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
  return params.toString();
}
