import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the registration. */
export const registerMessages = defineMessages('registerMessages', {
  title: 'Create account',
  introduction: 'One account for your wallets, packages and team.',
  pin: 'Security Pin (4 digits)',
  chooseCountry: 'Choose or search',
  fromInvitation: 'From your invitation link',
  unknownInviter: 'The sponsor of your link was not found. Enter your sponsor’s username.',
  emailShape: 'Enter an address such as name@mail.com',
  pinShape: 'Enter 4 digits',
  phoneShape: 'Digits, with a + at the start only',
  phoneTooLong: 'At most 20 characters',
  tickFirst: 'Tick the box above to sign up.',
  loadFirst: 'What the plan asks for has to load first.',
  maybeRegistered:
    'No answer came, so the account may be there already: try to sign in before you try again.',
  signInInstead: 'Already a member?',
  name: 'Name',
  username: 'Username',
  email: 'Email',
  country: 'Country',
  phone: 'Phone',
  password: 'Password',
  sponsor: 'Sponsor',
  left: 'Left',
  right: 'Right',
  position: 'Position',
  signIn: 'Sign in',
  invitesYou: '{sponsor} invites you to join.',
  endsSession: 'You are signed in as {username}. Signing up ends that session in this tab.',
  /** As they appear in the text of the checkbox, each a link (D114). */
  privacyPolicy: 'Privacy policy',
  terms: 'terms',
});
