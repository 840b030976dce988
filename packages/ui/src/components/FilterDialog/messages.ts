import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const filterDialogMessages = defineMessages('filterDialogMessages', {
  today: 'Today',
  thisMonth: 'This month',
  days: { week: '7 days', month: '30 days', quarter: '90 days' },
});
