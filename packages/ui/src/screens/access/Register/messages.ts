import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the registration. */
export const registerMessages = defineMessages('registerMessages', {
  title: 'Create account',
  introduction: 'One account for your wallets, packages and team.',
  pin: 'Security PIN (4 digits)',
  chooseCountry: 'Choose or search',
  fromInvitation: 'From your invitation link',
  unknownInviter: 'We couldn’t find the sponsor from your link. Enter your sponsor’s username.',
  emailShape: 'Enter an email such as name@mail.com',
  pinShape: 'Enter 4 digits',
  phoneShape: 'Digits only, with + at the start if needed',
  phoneTooLong: 'Use up to 20 characters',
  tickFirst: 'Tick the box above to sign up.',
  loadFirst: 'Still loading the form. One moment.',
  maybeRegistered: 'We got no clear answer, so your account may already exist. Try signing in first.',
  signInInstead: 'Already a member?',
  name: 'Name',
  username: 'Username',
  email: 'Email',
  country: 'Country',
  phone: 'Phone',
  password: 'Password',
  sponsor: 'Sponsor',
  /** The side of the sponsor's tree, as the next one. */
  left: 'Left',
  right: 'Right',
  /** The side of the sponsor's tree. */
  position: 'Position',
  signIn: 'Sign in',
  invitesYou: '{sponsor} invites you to join.',
  endsSession: 'You’re signed in as {username}. Signing up ends that session in this tab.',
  /** As they appear in the text of the checkbox, each a link (D114). */
  privacyPolicy: 'Privacy policy',
  terms: 'terms',
});
