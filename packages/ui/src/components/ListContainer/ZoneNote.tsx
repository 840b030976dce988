import { overlayMessages } from '../../text/overlayMessages';
import { serverNow } from '../../text/format/serverClock';
import { zoneText } from '../../text/format/zone';

interface ZoneNoteProps {
  /** The moment of the zone's offset, in ms since 1970. Default: now. */
  now?: number;
}

/**
 * Shows the portal's zone once per page. The rows, the filter's days and `Today` are all in that zone (D109).
 */
export function ZoneNote({ now = serverNow() }: ZoneNoteProps) {
  return <>{overlayMessages.timesIn({ zone: zoneText(now) })}</>;
}
