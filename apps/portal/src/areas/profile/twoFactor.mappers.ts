import type { TwoFactorSetup, TwoFactorState } from '@portal/ui/screens/profile';
import { imageUrl } from '@portal/portal-core/fromApi/images';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseCount, parseFields, parseFlag, parseItems, parseText } from '@portal/portal-core/fromApi/parse';

/** Allowed image locations: the images' folder and the page's own address. */
export interface ImageLocations {
  folder: string;
  page: string;
}

/** A camera can't read the code of a longer text. */
const longestUri = 600;

const imageData = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i;

/** Parses an otpauth text and its key; undefined for anything else. */
function parseOtpauth(value: string | null): TwoFactorSetup | undefined {
  if (!value || !/^otpauth:\/\//i.test(value) || value.length > longestUri || !URL.canParse(value))
    return undefined;
  const secret = new URL(value).searchParams
    .get('secret')
    ?.replace(/[\s=-]/g, '')
    .toUpperCase();
  return { uri: value, secret: secret && /^[A-Z2-7]{8,256}$/.test(secret) ? secret : undefined };
}

/**
 * Parses `image_2fa`: an otpauth text, a data URI or an address of the portal's own hosts (D51). A QR service's address
 * is never requested, because its text is rendered here (D52).
 */
export function toSetup(value: unknown, { folder, page }: ImageLocations): TwoFactorSetup {
  const image = typeof value === 'string' ? value.trim() : '';
  const whole = parseOtpauth(image);
  if (whole) return whole;
  if (imageData.test(image)) return { image };
  const named = imageUrl(folder, image);
  if (named !== undefined) return { image: named };
  if (!/^(https?:\/)?\//i.test(image) || !URL.canParse(image, page)) return {};
  const address = new URL(image, page);
  for (const carried of address.searchParams.values()) {
    const setup = parseOtpauth(carried);
    if (setup) return setup;
  }
  const own = [new URL(page).origin, new URL(folder, page).origin];
  return own.includes(address.origin) ? { image: address.href } : {};
}

/** `inUse`: the authenticator is the current auth type. */
export function toTwoFactor(
  body: Answer<'/user'>,
  inUse: boolean,
  imageLocations: ImageLocations,
): TwoFactorState {
  const user = parseFields(parseFields(body).data);
  const enabled = parseFlag(user.status_2fa) === 1;
  return {
    enabled,
    inUse: enabled && inUse,
    setup: enabled ? {} : toSetup(parseText(user.image_2fa), imageLocations),
  };
}

/** The unused recovery codes. Undefined where the server has none, and while the authenticator is off. */
export function toRecoveryCodesLeft(body: Answer<'/user'> | undefined): number | undefined {
  return parseCount(parseFields(parseFields(body).data).recovery_codes_left);
}

/** The new codes; empty if the answer has none. */
export function toRecoveryCodes(body: Answer<'/recovery-codes', 'post'> | undefined): string[] {
  const { codes } = parseFields(parseFields(body).data);
  return parseItems(codes).flatMap((code) => parseText(code) ?? []);
}
