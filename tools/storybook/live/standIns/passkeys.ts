// The live portal is never at the domain of its passkeys, so it offers none and calls nothing of this.
const none = () => Promise.reject(new Error('no passkeys here'));

export {
  none as generateAuthenticationOptions,
  none as generateRegistrationOptions,
  none as verifyAuthenticationResponse,
  none as verifyRegistrationResponse,
};
