import { clockAt, dateFormats, formatDate, type DateFormat } from './dates';
import { parseMoment } from './parseMoment';
import { zoneMessages } from './zoneMessages';
import { offsetText, ownOffset, portalOffset } from './zone';

export interface BothZones {
  /** In the portal's zone, as its lists show it: `20-11-2026 21:17 UTC`. A bare day names no zone. */
  portal: string;
  /** On the member's own clock: `21-11-2026 02:47 UTC+5:30`. Absent where that shows the same, and for a bare day. */
  own?: string;
}

/** A server's time in the portal's zone and on the member's own clock (D109). Undefined if it is no date. */
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

/** Both as one line, for a tooltip: `20-11-2026 21:17 UTC (your time: 21-11-2026 02:47 UTC+5:30)`. */
export function bothZonesText(value: string | null | undefined): string | undefined {
  const both = inBothZones(value);
  return both?.own === undefined ? both?.portal : zoneMessages.both(both.portal, both.own);
}
