import type { ComponentPropsWithRef } from 'react';
import { formatDate, isoDate } from '../../text/format/dates';
import { formatRelative } from '../../text/format/relative';

export interface TimeAgoProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime' | 'title' | 'children'> {
  /** The server's date-time; `--` stands for what is none. */
  moment: string | undefined;
  /** The moment that is counted from, in milliseconds since 1970. */
  now: number;
}

/** "2 hours ago", with the exact time behind it (D92). */
export function TimeAgo({ moment, now, ...rest }: TimeAgoProps) {
  const iso = isoDate(moment);
  return (
    <time {...rest} dateTime={iso} title={iso && formatDate(moment, 'dayTime')}>
      {formatRelative(moment, now)}
    </time>
  );
}
