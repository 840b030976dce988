import { addresses } from '@portal/ui/addresses';
import { parseText } from '../fromApi/parse';
import { toOpenRowPath } from './openedRow';
import { memberPath } from '../addresses/nextPlace';

/** What a title names its subject by, and the page that opens it. */
const codes: readonly [RegExp, (code: string) => string][] = [
  [/\bWD-[\w-]{1,40}/, (code) => toOpenRowPath(addresses.withdrawals, code)],
  [/\bINV-[\w-]{1,40}/, (code) => toOpenRowPath(addresses.subscriptions, code)],
  [/(?<=^|\s)#\d{1,15}\b/, (code) => `${addresses.tickets}?ticket=${code.slice(1)}`],
];

/**
 * The page of what a notification is about: the server's `link` if it is one of the portal's pages (T9), or by the code
 * in the title. Undefined without either.
 */
export function toSubjectPath({ link, title }: { link?: unknown; title?: unknown }): string | undefined {
  const named = memberPath(parseText(link) ?? '');
  if (named !== undefined) return named;
  const text = parseText(title) ?? '';
  for (const [code, toPath] of codes) {
    const [found] = code.exec(text) ?? [];
    if (found !== undefined) return toPath(found);
  }
  return undefined;
}
