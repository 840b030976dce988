import { defineMessages } from '../text/defineMessages';

/** The question about a value that lost characters. It is not among the first messages, which every visitor loads. */
export const sureMessages = defineMessages('sureMessages', {
  isThisRight: 'Is this right?',
  itIsRight: 'Yes, it’s right',
  changeIt: 'Change it',
  emailWasCut: ({ characters }: { characters: string }) =>
    `We can’t accept ${characters} in email addresses, so we removed it. We’ll email the address above: check that it’s yours.`,
  nameWasCut: ({ characters }: { characters: string }) =>
    `We can’t accept ${characters} in names, so we removed it. Check that the name above is right.`,
});
