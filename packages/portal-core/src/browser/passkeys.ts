import type { WriteInit } from '@portal/api';
import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';

type PasskeyAnswer = WriteInit<'/passkey-add'>['body']['passkey'];

/** The library's types have no index, which the contract's open objects need. */
const toAnswer = (made: AuthenticationResponseJSON | RegistrationResponseJSON): PasskeyAnswer => ({
  ...made,
  response: { ...made.response },
});

/** Asks for a passkey. Undefined if the member left the browser's dialog, or no passkey fits. */
export const askForPasskey = (question: object): Promise<PasskeyAnswer | undefined> =>
  startAuthentication({ optionsJSON: question as PublicKeyCredentialRequestOptionsJSON }).then(
    toAnswer,
    () => undefined,
  );

/** A new passkey, or why there is none. */
export const makePasskey = (
  options: object,
): Promise<{ passkey: PasskeyAnswer } | { fault: 'left' | 'known' }> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).then(
    (made) => ({ passkey: toAnswer(made) }),
    (error: unknown) => ({ fault: isKnown(error) ? 'known' : 'left' }),
  );

const isKnown = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
