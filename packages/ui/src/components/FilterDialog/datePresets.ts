import { filterDialogWords } from './filterDialogWords';
/** The ready-made spans of days (DESIGN "Lists"). Each ends today. */
export const datePresets = [
  { id: 'today', label: filterDialogWords.today, days: 1 },
  { id: 'week', label: filterDialogWords.days.week, days: 7 },
  { id: 'month', label: filterDialogWords.days.month, days: 30 },
  { id: 'quarter', label: filterDialogWords.days.quarter, days: 90 },
  { id: 'thisMonth', label: filterDialogWords.thisMonth, days: null },
] as const;

export type DatePreset = (typeof datePresets)[number];

/** First and last day of a span that ends on `today` (`YYYY-MM-DD`), both included. */
export function presetSpan({ days }: Pick<DatePreset, 'days'>, today: string): { from: string; to: string } {
  if (days === null) return { from: `${today.slice(0, 8)}01`, to: today };
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - days + 1);
  return { from: first.toISOString().slice(0, 10), to: today };
}
