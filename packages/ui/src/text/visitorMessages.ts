import { defineMessages } from './defineMessages';

/**
 * The exact texts that visitors see too. They are separate, because the sign-in loads no others. See
 * messages.ts.
 */
export const accessTexts = defineMessages('accessTexts', {
  usernameRequiredAtSignIn: 'username is Required',
  forgotPassword: 'Forgot Password',
  verify: 'Verify',
  signIn: 'Sign In',
  securityPin: 'Security Pin',
  signUp: 'Sign Up',
  agree: 'I agree to Privacy policy & terms',
  noResults: 'No results found',
  available: 'Available',
  notAvailable: 'Not Available',
  emailRequired: 'Email is Required',
  phoneRequired: 'Phone is Required',
  securityPinRequired: 'Security Pin is Required',
  passwordRequired: 'Password is Required',
  nameRequired: 'Name is Required',
  countryRequired: 'Country is Required',
  usernameRequired: 'Username is Required',
  sponsorRequired: 'Sponsor is Required',
  positionRequired: 'Position is Required',
  goToLogin: 'Go to Login',
  lost: "Look like you're lost",
  pageMissing: 'the page you are looking for not avaible!',
  goToHome: 'Go to Home',
  sessionExpired: 'Your session has expired please login again!',
  loggedOut: 'Your Are Logout!!',
  authenticationFailed: 'Authentication Failed. Please Login Again....',
  /** The link before the countdown (D21). */
  requestOtp: 'Request OTP',
  /** `seconds` is a whole number (A §4). */
  resendAfter: ({ seconds }: { seconds: number }) => `Resend request after ${seconds} sec`,
});

export const errorTexts = defineMessages('errorTexts', {
  somethingWrongTryAgain: 'Something Went Wrong Please Try Again....',
  somethingWrong: 'Something went wrong.',
  requestFailedTryAgain: 'Request failed please try again',
  requestFailedPleaseLogin: 'Request failed please login again',
  requestFailedLogin: 'Request failed login again',
  itIsUs: "It's us, not you",
  tryAgain: 'Try again',
  unexpected: 'Unexpected Application Error!',
  fieldRequired: 'This Field Is Required.',
  /** `{field} is Required` (A §5, broker setting). */
  required: ({ field }: { field: string }) => `${field} is Required`,
});
