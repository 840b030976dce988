import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';

/** The ways of confirming that a member can choose (A §4). */
export type AuthType = 'otp' | 'authenticator' | 'mpin';

/** Those that have to be set up first. */
export type SetupType = Exclude<AuthType, 'otp'>;

export interface AuthenticationState {
  /** The way in use; absent where none was chosen, or one that this portal does not know. */
  current?: AuthType | undefined;
  /** What the server reports as set up. */
  ready: Record<SetupType, boolean>;
}

export interface AuthenticationTabProps {
  authentication: Remote<AuthenticationState>;
  /** Its field is `type`. */
  form: SentForm;
  onChosen: (type: AuthType) => void;
  /** Chosen, but not set up; `message` is the exact text. The member is to be led to the matching tab (A §4). */
  onSetUpFirst: (type: SetupType, message: string) => void;
  onDirty?: (dirty: boolean) => void;
}
