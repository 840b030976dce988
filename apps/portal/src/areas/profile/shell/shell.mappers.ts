import { imageUrl } from '@portal/portal-core/fromApi/images';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields } from '@portal/portal-core/fromApi/parse';

// What every member's screen reads of the profile. The rest loads with its screens.

/** The address of the avatar. Without one, initials are shown (D103, T10). */
export function toAvatarUrl(body: Answer<'/get-picture'> | undefined, folder: string): string | undefined {
  return imageUrl(folder, parseFields(body).data);
}

/** The member's auth type; undefined if none was chosen (D107). */
export function parseAuthType(body: Answer<'/authentication'> | undefined): string | undefined {
  const { data } = parseFields(body);
  return typeof data === 'string' && /^[a-z0-9_]{1,32}$/i.test(data) ? data : undefined;
}
