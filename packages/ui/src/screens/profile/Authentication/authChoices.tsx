import type { CardChoice } from '../../../components/ChoiceCards/ChoiceCards';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { profileTexts } from '../../../text/messages';
import type { AuthenticationState, AuthType, SetupType } from './AuthenticationTab.types';

/** The text for choosing a way that is not set up (A §4, D45). */
export const setUpFirst: Record<SetupType, string> = {
  authenticator: profileTexts.setUpAuthenticator,
  mpin: profileTexts.setUpPin,
};

/** Whether the server would refuse this choice. */
export const needsSetUp = (type: AuthType, { ready }: AuthenticationState): type is SetupType =>
  type !== 'otp' && !ready[type];

const ways: readonly [AuthType, label: string, description: string][] = [
  ['otp', 'Code by email', 'We send a new code to your email each time.'],
  [
    'authenticator',
    'Authenticator app',
    'You read the code from an app on your phone. The safest of the three.',
  ],
  ['mpin', profileTexts.securityPin, 'You enter four digits that you remember.'],
];

/** The ways as cards, each with its state. */
export function authChoices(state: AuthenticationState): CardChoice<AuthType>[] {
  return ways.map(([value, label, description]) => ({
    value,
    label,
    description,
    aside:
      value === state.current ? (
        <StatusPill variant="good">In use</StatusPill>
      ) : needsSetUp(value, state) ? (
        <StatusPill>Not set up</StatusPill>
      ) : undefined,
  }));
}
