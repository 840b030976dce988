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
/**
 * How many of these anybody may ask for. The rest is the member's own, so that nobody can lock the member out (T15).
 */
export const openCodesPerDay = 5;

/** Wrong tries before a secret locks, and how long it stays locked, in seconds (T14, T15). */
export const maxTries = 5;
export const lockLife = { otp: hour, password: hour, pin: 24 * hour, totp: hour } as const;

/**
 * Wrong passwords at the sign-in within a quarter of an hour (T31). On a device that the member signed in from, only those
 * of that device count, so that nobody else can keep the member out. Elsewhere a single address can't use up a name.
 */
const quarter = 15 * minute;
export const guessLimits = {
  device: { max: 10, seconds: quarter },
  nameFromAddress: { max: 10, seconds: quarter },
  name: { max: 20, seconds: quarter },
  address: { max: 60, seconds: quarter },
} as const;

/** The limits below hold for each username; one client address may ask this many times as often in all. */
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
  // These cost work: hashes and pictures.
  changePassword: 20,
  changeSecondaryPassword: 20,
  changePicture: 20,
  setBrokerDetails: 20,
  uploadKycDocument: 20,
  // These tell whether a name exists, or try a secret.
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

/** For how long withdrawals are held after a change of security (T29). */
export const withdrawalHold = 24 * hour;
/** How long the link of a mail can freeze the account: also after somebody's week away. */
export const freezeLinkLife = 7 * 24 * hour;
/** How long a secret that was shown can be switched on with, and how many of them a session keeps. */
export const totpSetupLife = 30 * minute;
export const totpSetupsKept = 5;
