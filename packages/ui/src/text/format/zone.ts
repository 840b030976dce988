/** Minutes east of Greenwich as `UTC+5:30`, `UTC−8`, `UTC`. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/**
 * The zone in which times are shown, the member's own (D91): `Asia/Kolkata (UTC+5:30)`, at the moment `now` (ms). Named
 * once per page.
 */
export function zoneText(now: number): string {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
  const offset = offsetText(-new Date(now).getTimezoneOffset());
  return name === '' || name === offset ? offset : `${name} (${offset})`;
}
