import { defineMessages } from '../text/defineMessages';

/** The question about a value that lost characters. It is not among the first messages, which every visitor loads. */
export const sureMessages = defineMessages('sureMessages', {
  isThisRight: 'Is this right?',
  itIsRight: 'Yes, it’s right',
  changeIt: 'Change it',
  emailWasCut: ({ characters }: { characters: string }) =>
    `Email addresses can’t have ${characters} here, so we removed what you typed. We’ll email the address above: check that it’s yours.`,
  nameWasCut: ({ characters }: { characters: string }) =>
    `Names can’t have ${characters} here, so we removed what you typed. Check that the name above is right.`,
});
