import { defineMessages } from '../../text/defineMessages';

/** The labels of who issued a printed page, and to whom. */
export const paperMessages = defineMessages('paperMessages', {
  member: 'Member',
  username: 'Username',
  taxId: 'Tax ID',
  /** The operator's name and address. */
  issuedBy: 'Issued by',
  imprint: 'Imprint',
});
