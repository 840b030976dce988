import { defineMessages } from '../../text/defineMessages';

export const filterDialogMessages = defineMessages('filterDialogMessages', {
  today: 'Today',
  thisMonth: 'This month',
  days: { week: '7 days', month: '30 days', quarter: '90 days' },
});
