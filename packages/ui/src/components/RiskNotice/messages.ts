import { defineMessages } from '../../text/defineMessages';

export const riskMessages = defineMessages('riskMessages', {
  /** A link to the operator's full statement. */
  riskNotice: 'Risk notice',
});
