const minute = 60;
const hour = 60 * minute;

/** Token lifetimes in seconds. */
export const tokenLife = {
  /** Between the two steps of a sign-in (T16). */
  'pre-login': 5 * minute,
  /** From a registration to the verification of its email (T16). */
  registration: 10 * minute,
  session: 12 * hour,
  impersonation: hour,
  /** The link of an operator's login-as (T5). */
  temp: 60,
} as const;

/** One-time codes (T14, A §9). */
export const codeLife = 10 * minute;
export const codeCoolDown = 60;
export const codesPerDay = 10;
/**
 * The daily codes that need no sign-in. The rest is reserved for the member, because strangers must not lock the member
 * out (T15).
 */
export const openCodesPerDay = 5;

/** Wrong tries before a secret locks, and the duration of the lock in seconds (T14, T15). */
export const maxTries = 5;
export const lockLife = { otp: hour, password: hour, pin: 24 * hour, totp: hour } as const;

/**
 * Wrong passwords in a quarter of an hour (T31). A known device has a separate count, so strangers can't lock the
 * member out. Elsewhere a single address can't use up a name's limit.
 */
const quarter = 15 * minute;
export const guessLimits = {
  device: { max: 10, seconds: quarter },
  nameFromAddress: { max: 10, seconds: quarter },
  name: { max: 20, seconds: quarter },
  address: { max: 60, seconds: quarter },
} as const;

/** The limits below are per username. One client address has this multiple of each limit. */
export const namesPerAddress = 5;

/** Requests a minute for each client address and, where the body has one, username (T17). */
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
  // Each call stores a link.
  createFreezeLink: 10,
  // Each call verifies a signature.
  createPasskeyOptions: 20,
  addPasskey: 20,
  // Hashes and images are expensive.
  changePassword: 20,
  changeSecondaryPassword: 20,
  changePicture: 20,
  setBrokerDetails: 20,
  uploadKycDocument: 20,
  // These reveal whether a name exists, or try a secret.
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

/** The hold on withdrawals after a security change (T29). */
export const withdrawalHoldHours = 24;
export const withdrawalHold = withdrawalHoldHours * hour;
/** Lifetime of a freeze link. It covers a week's absence. */
export const freezeLinkLife = 7 * 24 * hour;
/** Lifetime of a shown secret, and the number of secrets a session keeps. */
export const totpSetupLife = 30 * minute;
export const totpSetupsKept = 5;
/** How long after a code of the app the member may use it from then on without another code. */
export const totpFresh = minute;
/** Lifetime of a passkey's challenge, and the number of passkeys a member may have. */
export const passkeyChallengeLife = 5 * minute;
export const maxPasskeys = 10;
