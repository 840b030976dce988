const firstYear = 1900;

/** Whether a YYYY-MM-DD text is a calendar day on which a living person was born (D57). */
export function isBirthDate(text: string, now: Date): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return day.getUTCFullYear() >= firstYear && day.getTime() <= now.getTime();
}
