import type { CardChoice } from '../../../components/ChoiceCards/ChoiceCards';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { profileTexts } from '../../../text/messages';
import { profileMessages } from '../messages';

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

/** The text for choosing a method that is not set up (A §4, D45). */
export const setUpFirst: Record<SetupType, string> = {
  authenticator: profileTexts.setUpAuthenticator,
  mpin: profileTexts.setUpPin,
};

/** Whether the server would refuse this choice. */
export const needsSetUp = (type: AuthType, { ready }: AuthenticationState): type is SetupType =>
  type !== 'otp' && !ready[type];

const methods: readonly [AuthType, label: string, description: string][] = [
  ['otp', profileMessages.codeByEmail, profileMessages.codeByEmailNote],
  ['authenticator', profileMessages.authenticatorApp, profileMessages.authenticatorAppNote],
  ['mpin', profileTexts.securityPin, profileMessages.securityPinNote],
];

/** The methods as cards, each with its state. */
export function authOptions(state: AuthenticationState): CardChoice<AuthType>[] {
  return methods.map(([value, label, description]) => ({
    value,
    label,
    description,
    aside:
      value === state.current ? (
        <StatusPill variant="good">{profileMessages.inUse}</StatusPill>
      ) : needsSetUp(value, state) ? (
        <StatusPill>{profileMessages.notSetUp}</StatusPill>
      ) : undefined,
  }));
}
