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

type PasskeyResponse = WriteInit<'/passkey-add'>['body']['passkey'];

/** The library's types have no index, which the contract's open objects need. */
const toResponse = (made: AuthenticationResponseJSON | RegistrationResponseJSON): PasskeyResponse => ({
  ...made,
  response: { ...made.response },
});

/** Asks for a passkey. Undefined if the member left the browser's dialog, or no passkey fits. */
export const getPasskey = (options: object): Promise<PasskeyResponse | undefined> =>
  startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).then(
    toResponse,
    () => undefined,
  );

/** A new passkey, or why there is none. */
export const makePasskey = (
  options: object,
): Promise<{ passkey: PasskeyResponse } | { fault: 'left' | 'known' }> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).then(
    (made) => ({ passkey: toResponse(made) }),
    (error: unknown) => ({ fault: isKnown(error) ? 'known' : 'left' }),
  );

const isKnown = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
