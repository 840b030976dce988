import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';
import type { SecondFactorValue, SteppedUp } from '../../../forms/StepUp/StepUpField';

/** The ways of confirming that a member can choose (A §4). */
export type AuthType = 'otp' | 'authenticator' | 'mpin';

/** The ways that have to be set up first. */
export type SetupType = Exclude<AuthType, 'otp'>;

export interface AuthenticationState {
  /** The way in use. Absent when none was chosen, or one that this portal does not know. */
  current?: AuthType | undefined;
  /** What the server reports as set up. */
  ready: Record<SetupType, boolean>;
}

/** The chosen way, with the proof where the server asked for one. */
export interface AuthChoice extends Partial<SecondFactorValue> {
  type: AuthType;
}

export interface AuthenticationTabProps extends SteppedUp {
  authentication: Remote<AuthenticationState>;
  /** Its fields are the keys of AuthChoice. */
  form: SentForm;
  onChosen: (choice: AuthChoice) => void;
  /** The chosen way is not set up. `message` is the exact text, and the matching tab is to open (A §4). */
  onSetUpFirst: (type: SetupType, message: string) => void;
  onDirty?: (dirty: boolean) => void;
}
