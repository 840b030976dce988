import type { WriteInit } from '@portal/api';
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
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

let leaving: AbortController | undefined;

/** Ends the browser's dialog for a passkey, if one is open. */
export function leavePasskeyDialog(): void {
  WebAuthnAbortService.cancelCeremony();
  leaving?.abort();
}

/** The browser's dialog or a password manager may never answer, so it can be left, and the next one ends it. */
function untilLeft<T>(ask: () => Promise<T>): Promise<T> {
  leavePasskeyDialog();
  const { signal } = (leaving = new AbortController());
  const left = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  return Promise.race([ask(), left]);
}

/** Asks for a passkey. Undefined if the member left the browser's dialog, or no passkey fits. */
export const getPasskey = (options: object): Promise<PasskeyResponse | undefined> =>
  untilLeft(() =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  ).then(toResponse, () => undefined);

/** A new passkey, or why there is none. */
export const makePasskey = (
  options: object,
): Promise<{ passkey: PasskeyResponse } | { fault: 'left' | 'known' }> =>
  untilLeft(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })).then(
    (made) => ({ passkey: toResponse(made) }),
    (error: unknown) => ({ fault: isKnown(error) ? 'known' : 'left' }),
  );

const isKnown = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
