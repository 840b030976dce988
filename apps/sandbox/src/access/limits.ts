const minute = 60;
const hour = 60 * minute;

/** Lives of tokens, in seconds. */
export const tokenLife = {
  /** Between the two steps of a sign-in (T16). */
  'pre-login': 5 * minute,
  session: 12 * hour,
  impersonation: hour,
  /** The link of an operator's login-as (T5). */
  temp: 60,
} as const;

/** One-time codes (T14, A §9). */
export const codeLife = 10 * minute;
export const codeCoolDown = 60;
export const codesPerDay = 10;
/** Of these, those that anybody may ask for: the others are left to the member, whom nobody can thus lock out (T15). */
export const openCodesPerDay = 5;

/** Wrong tries before a secret locks, and how long it stays locked, in seconds (T14, T15). */
export const maxTries = 5;
export const lockLife = { otp: hour, password: hour, pin: 24 * hour, totp: hour } as const;

/** How many times as much one client address may ask in all, where the limits below are for each username. */
export const namesPerAddress = 5;

/** Requests a minute, for each client address (and username, where the body has one) (T17). */
export const requestsPerMinute: Record<string, number> = {
  checkUsername: 60,
  checkSponsor: 60,
  register: 20,
  preLogin: 20,
  login: 30,
  loginAsUser: 20,
  verifyEmail: 20,
  resendOtp: 20,
  forgetPassword: 10,
  // What costs work: hashes and pictures.
  changePassword: 20,
  changeSecondaryPassword: 20,
  changePicture: 20,
  setBrokerDetails: 20,
  uploadKycDocument: 20,
  // What tells whether a name exists, or tries a secret.
  buyPackage: 60,
  buyLivePackage: 60,
  cancelSubscription: 20,
  cancelLiveSubscription: 20,
  fetchMt5Password: 20,
  getDirectTeam: 120,
  getBinaryTeam: 120,
  raiseTicket: 20,
  replyToTicket: 60,
};
