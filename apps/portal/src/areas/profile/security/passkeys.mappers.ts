import type { Passkey } from '@portal/ui/screens/profile';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import {
  isSentObject,
  parseFields,
  parseItems,
  parsePlainText,
  parseText,
} from '@portal/portal-core/fromApi/parse';

/** In characters. */
const longestName = 60;

export interface Passkeys {
  /** The most that a member may have. */
  most: number | undefined;
  /** Their domain. */
  domain: string | undefined;
  list: Passkey[];
}

/** When a passkey was last used; null before its first use. */
export const parseUse = (usedAt: unknown): string | null | undefined =>
  usedAt === null ? null : parseText(usedAt);

/** The member's passkeys; undefined where the server has none (D119). Those without an id can't be removed and are left out. */
export function toPasskeys(body: Answer<'/user'> | undefined): Passkeys | undefined {
  const { passkeys } = parseFields(parseFields(body).data);
  if (!isSentObject(passkeys)) return undefined;
  const fields = parseFields(passkeys);
  const list = parseItems(fields.list).flatMap((item) => {
    const row = parseFields(item);
    const id = parseText(row.id);
    if (id === undefined) return [];
    return {
      id,
      name: parsePlainText(row.name, longestName) || undefined,
      addedAt: parseText(row.created_at),
      usedAt: parseUse(row.used_at),
    };
  });
  const most = Number(parseText(fields.max));
  return { domain: parseText(fields.rp_id), most: most > 0 ? most : undefined, list };
}

/** What the browser needs to make a passkey; undefined if the answer has none. */
export function toPasskeyOptions(body: Answer<'/passkey-options', 'post'> | undefined): object | undefined {
  const options = parseFields(parseFields(body).data);
  return parseText(options.challenge) === undefined ? undefined : options;
}
