import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';

/** What an authenticator app is set up with. All absent: the server gave nothing. */
export interface TwoFactorSetup {
  /** Text that the QR code is drawn of, on this device alone (D51, D52): `otpauth://totp/…`. */
  uri?: string | undefined;
  /** Address of a QR code that the server drew; only where there is no text. */
  image?: string | undefined;
  /** The key in it, for typing: base32 without spaces. */
  secret?: string | undefined;
}

export interface TwoFactorState {
  enabled: boolean;
  setup: TwoFactorSetup;
  /** The authenticator is how the member confirms actions now; off, a code by mail takes its place. */
  inUse: boolean;
}

export interface TwoFactorTabProps {
  twoFactor: Remote<TwoFactorState>;
  /** Its field is `code`. */
  form: SentForm;
  /** The code was sent to switch the authenticator on, or off. */
  onSwitched: (change: { on: boolean; code: string }) => void;
  onDirty?: (dirty: boolean) => void;
}
