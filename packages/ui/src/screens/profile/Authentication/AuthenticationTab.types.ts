import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';
import type { SecondFactorValue, SteppedUp } from '../../../forms/StepUp/StepUpField';

/** The authentication methods that a member can choose (A §4). */
export type AuthType = 'otp' | 'authenticator' | 'mpin';

/** The methods that require a setup. */
export type SetupType = Exclude<AuthType, 'otp'>;

export interface AuthenticationState {
  /** The current method. Absent without a choice, and for one that this portal does not know. */
  current?: AuthType | undefined;
  /** The methods that the server reports as set up. */
  ready: Record<SetupType, boolean>;
}

/** The chosen method, with the second factor where the server requires one. */
export interface AuthChoice extends Partial<SecondFactorValue> {
  type: AuthType;
}

export interface AuthenticationTabProps extends SteppedUp {
  authentication: Remote<AuthenticationState>;
  /** Its fields are the keys of AuthChoice. */
  form: SentForm;
  onChosen: (choice: AuthChoice) => void;
  /** The chosen method is not set up. `message` is the exact text, and the matching tab must open (A §4). */
  onSetUpFirst: (type: SetupType, message: string) => void;
  onDirty?: (dirty: boolean) => void;
}
