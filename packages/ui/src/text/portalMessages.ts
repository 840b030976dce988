import { defineMessages } from './defineMessages';

/** The portal's messages outside its screens: toasts, and names missing from the server's data. */
export const portalMessages = defineMessages('portalMessages', {
  /** Follows the screen's name in the document's title. */
  portal: 'Member Portal',
  signedIn: 'You’re signed in.',
  emailVerified: 'Your email is verified.',
  passwordChanged: 'Your password was changed.',
  /** Confirms a write whose answer has no words. */
  done: 'Done.',
  /** Shown when the first step's token has expired after five minutes (T16). */
  stepExpired: 'This step timed out. Press “Verify” to continue.',
});
