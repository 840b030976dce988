import { defineMessages } from '../../text/defineMessages';

export const riskMessages = defineMessages('riskMessages', {
  /** Where the operator has no text of their own. */
  text: 'You can lose some or all of what you invest.',
  /** A link to the operator's full statement. */
  riskNotice: 'Risk notice',
});
