import { defineMessages } from '../../text/defineMessages';

/** The links to the operator's own pages. */
export const operatorMessages = defineMessages('operatorMessages', {
  /** The page that names who runs the portal. */
  imprint: 'Imprint',
  complaints: 'Complaints',
  privacy: 'Privacy policy',
  terms: 'Terms',
  support: 'Support',
  /** The name of the group of links. */
  legal: 'Legal and contact',
});
