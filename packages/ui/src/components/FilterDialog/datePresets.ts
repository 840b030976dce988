import { defineMessages } from '../../text/defineMessages';

export const filterDialogMessages = defineMessages('filterDialogMessages', {
  today: 'Today',
  thisMonth: 'This month',
  days: { week: '7 days', month: '30 days', quarter: '90 days' },
});

/** The date presets (DESIGN "Lists"). Each ends today. */
export const datePresets = [
  { id: 'today', label: filterDialogMessages.today, days: 1 },
  { id: 'week', label: filterDialogMessages.days.week, days: 7 },
  { id: 'month', label: filterDialogMessages.days.month, days: 30 },
  { id: 'quarter', label: filterDialogMessages.days.quarter, days: 90 },
  { id: 'thisMonth', label: filterDialogMessages.thisMonth, days: null },
] as const;

export type DatePreset = (typeof datePresets)[number];

/** First and last day of a preset that ends on `today` (`YYYY-MM-DD`), both included. */
export function presetSpan({ days }: Pick<DatePreset, 'days'>, today: string): { from: string; to: string } {
  if (days === null) return { from: `${today.slice(0, 8)}01`, to: today };
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - days + 1);
  return { from: first.toISOString().slice(0, 10), to: today };
}
