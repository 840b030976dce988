import { catalogue } from '../../text/catalogue';

/** Our own words. */
export const filterDialogWords = catalogue('filterDialogWords', {
  today: 'Today',
  thisMonth: 'This month',
  days: { week: '7 days', month: '30 days', quarter: '90 days' },
});
