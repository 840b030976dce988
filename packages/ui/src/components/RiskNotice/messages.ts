import { defineMessages } from '../../text/defineMessages';

export const riskMessages = defineMessages('riskMessages', {
  /** Where the operator has no text of their own. */
  text: 'You can lose some or all of what you invest.',
  /** A link to the operator's full statement. */
  link: 'Risk notice',
  /** A link to the operator's page about what members earn, which the law of some countries asks for. */
  income: 'Income disclosure',
});
