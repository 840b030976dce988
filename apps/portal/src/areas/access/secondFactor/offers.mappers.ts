import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';

/** The optional parts of step 1's answer (D119). */
interface Offers {
  /** The member's anti-phishing word. */
  word: string | undefined;
  /** The server also takes recovery codes. */
  recovers: boolean;
  /** What the browser needs to use a passkey, and the domain of the passkeys. */
  passkey: { options: object; domain: string } | undefined;
}

export function toOffers(body: Answer<'/pre-login', 'post'> | undefined): Offers {
  const fields = parseFields(body);
  const options = parseFields(fields.passkey);
  const domain = parseText(options.rpId);
  return {
    word: parseText(fields.anti_phishing_word),
    recovers: parseFlag(fields.has_recovery_codes) === 1,
    passkey: domain === undefined ? undefined : { options, domain },
  };
}
