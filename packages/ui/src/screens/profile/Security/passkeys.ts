import { securityMessages } from './messages';
import type { SentForm } from '../../../forms/FormAnswer';
import type { SecondFactorValue, SteppedUp } from '../../../forms/StepUp/StepUpField';

export interface Passkey {
  id: string;
  /** Where it was made, such as "Chrome on Windows". */
  name?: string | undefined;
  /** ISO date-time. */
  addedAt?: string | undefined;
  /** ISO date-time. Null before the first use, undefined where the server doesn't send it. */
  usedAt?: string | null | undefined;
}

/** What is known of a key's use. */
export function toUse({ addedAt, usedAt }: Pick<Passkey, 'addedAt' | 'usedAt'>) {
  if (typeof usedAt === 'string') return { text: securityMessages.passkeyUsed, at: usedAt };
  const text = usedAt === null ? securityMessages.passkeyUnused : securityMessages.passkeyAdded;
  return addedAt === undefined ? undefined : { text, at: addedAt };
}

/** Why the browser made no passkey: the member left its dialog, or this device has one of the account already. */
export type PasskeyFault = 'left' | 'known';

export interface PasskeysProps extends SteppedUp {
  /** Newest first. */
  list: readonly Passkey[];
  /** The adding. Its only field is `secondFactor`. */
  form: SentForm;
  /** The browser's part of the last try. */
  fault?: PasskeyFault | undefined;
  /** The browser's dialog is open. It may never answer, so it can be left. */
  asking?: boolean;
  /** Makes a passkey on this device. Absent where the browser can't. */
  onAdd?: ((ask: Partial<SecondFactorValue>) => void) | undefined;
  /** The dialog was left. */
  onClose: () => void;
  /** The member has the most passkeys that the server allows. */
  full?: boolean;
  /** The removing. Its only field is `secondFactor`. */
  removal: SteppedUp & { form: SentForm };
  onRemove: (id: string, ask: Partial<SecondFactorValue>) => void;
}
