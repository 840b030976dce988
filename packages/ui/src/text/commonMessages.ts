import { defineMessages } from './defineMessages';

/** Messages that the specification doesn't define. Its exact texts are in messages.ts. */
export const commonMessages = defineMessages('commonMessages', {
  loading: 'Loading',
  refreshing: 'Refreshing',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notAllowedHere: 'Not allowed here:',
  space: 'space',
  atMost: (limit: number) => `At most ${limit} characters`,
  isThisYourEmail: 'Is this your email?',
  itIsMine: 'Yes, it is mine',
  changeIt: 'Change it',
  emailWasCut: (signs: string) =>
    `This portal takes no ${signs} in an email, so that was taken out. What we send goes to the address above, and to no other.`,
  zeroLeftOut: (code: string) =>
    `The 0 after ${code} is only dialled within the country, so it was left out.`,
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  documentsIn: (sent: number, asked: number) => `${sent} of ${asked} documents are in.`,
  noCodePasted: (length: number) =>
    `We couldn’t find one code of ${length} digits in what you pasted. Type it instead.`,
  imageNotShown: 'Image not available',
  digitPosition: (index: number, count: number) => `digit ${index} of ${count}`,
});
