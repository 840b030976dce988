import { overlayMessages } from '../../text/overlayMessages';
import { zoneText } from '../../text/format/zone';

interface ZoneNoteProps {
  /** The moment whose offset is named, in milliseconds since 1970. Default: now. */
  now?: number;
}

/** Names the portal's zone once a page: its rows, its filter's days and its `Today` are all of that zone (D109). */
export function ZoneNote({ now = Date.now() }: ZoneNoteProps) {
  return <>{overlayMessages.timesIn(zoneText(now))}</>;
}
