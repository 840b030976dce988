import { defineMessages } from '../defineMessages';
import { clockAt, dateFormats, formatDate, type Clock, type DateFormat } from './dates';
import { dayKey, toTime } from './days';
import { noFigure } from './money';
import { parseMoment } from './parseMoment';
import { offsetText, ownOffset, portalOffset } from './zone';

/** Messages about a time in two zones. */
export const zoneMessages = defineMessages('zoneMessages', {
  both: ({ portal, local }: { portal: string; local: string }) => `${portal} (your time: ${local})`,
});

export interface BothZones {
  /** In the portal's zone, as in its lists: `20-11-2026 21:17 UTC`. A day without a time has no zone. */
  portal: string;
  /**
   * In the member's own zone: `21-11-2026 02:47 UTC+5:30`. Absent if it is the same, and for a day without a
   * time.
   */
  own?: string;
}

/** A server's time in the portal's zone and in the member's own (D109). Undefined for an invalid date. */
export function inBothZones(
  value: string | null | undefined,
  format: DateFormat = 'dayTime',
): BothZones | undefined {
  const moment = parseMoment(value);
  if (!moment) return undefined;
  const portal = formatDate(value, format);
  if (!('instant' in moment)) return { portal: formatDate(value, format === 'dayTime' ? 'day' : format) };
  const { instant } = moment;
  const [there, here] = [portalOffset(instant), ownOffset(instant)];
  const own = `${clockAt(instant, here).format(dateFormats[format])} ${offsetText(here)}`;
  return { portal: `${portal} ${offsetText(there)}`, ...(here !== there && { own }) };
}

/** Both in one line, for a tooltip: `20-11-2026 21:17 UTC (your time: 21-11-2026 02:47 UTC+5:30)`. */
export function bothZonesText(value: string | null | undefined): string | undefined {
  const both = inBothZones(value);
  return both?.own === undefined ? both?.portal : zoneMessages.both({ portal: both.portal, local: both.own });
}

/** How a list shows its times: 24 hours and `18-11-2026` by default, `18/11/2026` with `slashes` (B §9). */
export interface TimeForm {
  clock?: Clock | undefined;
  slashes?: boolean | undefined;
}

/** A moment to the minute in the portal's zone: `18-11-2026 09:10`. A day without a time is unchanged. */
export function exactTime(at: string | undefined, { clock, slashes = false }: TimeForm = {}): string {
  const day = dayKey(at)
    .split('-')
    .reverse()
    .join(slashes ? '/' : '-');
  if (day === '') return noFigure;
  const time = toTime(at, clock);
  return time === noFigure ? day : `${day} ${time}`;
}

/**
 * The same moment in the member's own zone: `18-11-2026 14:40 UTC+5:30`. A day without a time is
 * unchanged.
 */
export function ownExactTime(at: string | undefined, form: TimeForm = {}): string {
  if (toTime(at) === noFigure) return exactTime(at, form);
  const day = form.slashes ? 'slashDayTime' : 'dayTime';
  const both = inBothZones(at, form.clock === 12 ? 'dayTime12' : day);
  return both?.own ?? both?.portal ?? noFigure;
}
