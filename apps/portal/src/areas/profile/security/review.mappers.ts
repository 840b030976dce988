import type { ReviewItem } from '@portal/ui/screens/profile';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import {
  isSentObject,
  parseFields,
  parseFlag,
  parseItems,
  parsePlainText,
  parseText,
} from '@portal/portal-core/fromApi/parse';
import { parseUse } from './passkeys.mappers';

/** In characters. */
const longestName = 60;

const kinds: readonly ReviewItem['kind'][] = ['passkey', 'recovery_codes', 'authenticator', 'mpin'];

/** What the member has to keep or remove (D153); undefined where nothing waits (D119). */
export function toReview(body: Answer<'/user'> | undefined): ReviewItem[] | undefined {
  const { access_review: asked } = parseFields(parseFields(body).data);
  if (!isSentObject(asked)) return undefined;
  return parseItems(parseFields(asked).items).flatMap((item): ReviewItem[] => {
    const row = parseFields(item);
    const id = parseText(row.id);
    const named = parseText(row.kind);
    const kind = kinds.find((one) => one === named);
    if (id === undefined || kind === undefined) return [];
    return [
      {
        ...{ id, kind, inUse: parseFlag(row.in_use) === 1 },
        name: parsePlainText(row.name, longestName) || undefined,
        addedAt: parseText(row.created_at),
        usedAt: kind === 'passkey' ? parseUse(row.used_at) : parseText(row.used_at),
      },
    ];
  });
}
