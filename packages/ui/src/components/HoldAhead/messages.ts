import { defineMessages } from '../../text/defineMessages';

/** Messages before a security change that holds withdrawals (D140). */
export const holdAheadMessages = defineMessages('holdAheadMessages', {
  ahead: ({ hours }: { hours: number }) =>
    `You can’t withdraw for ${hours} ${hours === 1 ? 'hour' : 'hours'} after this change.`,
  typed: 'You’ve started a withdrawal.',
  withdrawFirst: 'Withdraw first',
});
