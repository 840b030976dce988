import { overlayWords } from '../../text/overlayWords';
import { offsetText, zoneText } from '../../text/format/zone';

interface ZoneNoteProps {
  /** The moment whose offset is named, in milliseconds since 1970. */
  now: number;
}

/** Names the zone of a page's times, once; and that of the filter's days, which the server counts (D91). */
export function ZoneNote({ now }: ZoneNoteProps) {
  const zone = zoneText(now);
  const isUtc = zone === offsetText(0);
  return (
    <>
      {overlayWords.timesIn(zone)} {!isUtc && overlayWords.filterDaysInUtc}
    </>
  );
}
