import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';
import type { SecondFactorValue, SteppedUp } from '../../../forms/StepUp/StepUpField';

/** The setup data of an authenticator app. All values are absent when the server sends none. */
export interface TwoFactorSetup {
  /** The text of the QR code, which is drawn only on this device (D51, D52): `otpauth://totp/…`. */
  uri?: string | undefined;
  /** The address of a QR code from the server, used only without a text. */
  image?: string | undefined;
  /** The key in the QR code, for typing: base32 without spaces. */
  secret?: string | undefined;
}

export interface TwoFactorState {
  enabled: boolean;
  setup: TwoFactorSetup;
  /** The authenticator is the member's current second factor. Without it, a mailed code replaces it. */
  inUse: boolean;
}

/** The authenticator's code enables or disables it, with the second factor where the server requires one. */
export interface TwoFactorChange extends Partial<SecondFactorValue> {
  on: boolean;
  code: string;
}

export interface TwoFactorTabProps extends SteppedUp {
  twoFactor: Remote<TwoFactorState>;
  /** Its fields are `code` and `secondFactor`. */
  form: SentForm;
  onSwitched: (change: TwoFactorChange) => void;
  onDirty?: (dirty: boolean) => void;
}
