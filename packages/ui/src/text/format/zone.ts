import { tzOffset } from '@date-fns/tz/tzOffset';
import { portalZone } from './portalZone';

/** Minutes east of Greenwich as `UTC+5:30`, `UTC−8`, `UTC`. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Every zone changes its clocks at a full quarter of an hour. */
const quarter = 15 * 60_000;
const offsets = new Map<string, number>();

/**
 * The portal's offset from UTC in minutes at the moment `at` (ms). The browser's formatter is slow, so a list asks for each
 * quarter of an hour once, and for UTC never.
 */
export function portalOffset(at: number): number {
  const zone = portalZone();
  if (zone === 'UTC') return 0;
  const key = `${zone} ${Math.floor(at / quarter)}`;
  const known = offsets.get(key) ?? tzOffset(zone, new Date(at));
  offsets.set(key, known);
  return known;
}

/** The member's own offset from UTC in minutes at the moment `at` (ms). */
export const ownOffset = (at: number): number => 0 - new Date(at).getTimezoneOffset();

/** The portal's zone at the moment `now` (ms): `Asia/Kolkata (UTC+5:30)`. Every list shows it once (D109). */
export function zoneText(now: number): string {
  const offset = offsetText(portalOffset(now));
  const name = portalZone().replaceAll('_', ' ');
  return name === offset ? offset : `${name} (${offset})`;
}
