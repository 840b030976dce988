import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';

/** Whether the server has a page that freezes the account (D119). */
export const canFreeze = (body: Answer<'/logs'> | undefined): boolean =>
  parseFlag(parseFields(body).can_freeze) === 1;

/** The address of that page; undefined for one of another origin than the API's (T9). */
export function toFreezeUrl(body: Answer<'/freeze-link', 'post'> | undefined, apiUrl: string, page: string) {
  const path = parseText(parseFields(parseFields(body).data).url);
  const api = new URL(apiUrl, page);
  if (path === undefined || !URL.canParse(path, api)) return undefined;
  const { origin, href } = new URL(path, api);
  return origin === api.origin ? href : undefined;
}
