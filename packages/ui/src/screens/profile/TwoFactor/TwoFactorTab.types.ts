import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';
import type { SecondFactorValue, SteppedUp } from '../../../forms/StepUp/StepUpField';

/** What an authenticator app is set up with. All are absent when the server gave nothing. */
export interface TwoFactorSetup {
  /** The text of the QR code, which is drawn on this device alone (D51, D52): `otpauth://totp/…`. */
  uri?: string | undefined;
  /** The address of a QR code that the server drew, only where there is no text. */
  image?: string | undefined;
  /** The key in the QR code, for typing: base32 without spaces. */
  secret?: string | undefined;
}

export interface TwoFactorState {
  enabled: boolean;
  setup: TwoFactorSetup;
  /** The member confirms actions with the authenticator now. Without it, a code by mail takes its place. */
  inUse: boolean;
}

/** The authenticator's code switches it on, or off; with the proof where the server asked for one. */
export interface TwoFactorChange extends Partial<SecondFactorValue> {
  on: boolean;
  code: string;
}

export interface TwoFactorTabProps extends SteppedUp {
  twoFactor: Remote<TwoFactorState>;
  /** Its fields are `code` and `proof`. */
  form: SentForm;
  onSwitched: (change: TwoFactorChange) => void;
  onDirty?: (dirty: boolean) => void;
}
