import type { ComponentPropsWithRef } from 'react';
import { bothZonesText } from '../../text/format/bothZones';
import { isoDate } from '../../text/format/dates';
import { formatRelative } from '../../text/format/relative';

export interface TimeAgoProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime' | 'title' | 'children'> {
  /** The server's date-time. A missing or invalid one shows `--`. */
  moment: string | undefined;
  /** The current time, in ms since 1970. */
  now: number;
}

/** "2 hours ago", with the exact time in a tooltip (D92). */
export function TimeAgo({ moment, now, ...rest }: TimeAgoProps) {
  return (
    <time {...rest} dateTime={isoDate(moment)} title={bothZonesText(moment)}>
      {formatRelative(moment, now)}
    </time>
  );
}
