import type { ComponentPropsWithRef } from 'react';
import { bothZonesText } from '../../text/format/bothZones';
import { formatDate, isoDate, type DateFormat } from '../../text/format/dates';

export interface MomentProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime' | 'title' | 'children'> {
  /** The server's date-time. A missing or invalid one shows `--`. */
  at: string | undefined;
  /** One of the specification's date formats (B §9). */
  form: DateFormat;
}

/**
 * A date in the portal's zone, with the member's own time in the tooltip and the exact one in the markup
 * (D109).
 */
export function Moment({ at, form, ...rest }: MomentProps) {
  return (
    <time translate="no" {...rest} dateTime={isoDate(at)} title={bothZonesText(at)}>
      {formatDate(at, form)}
    </time>
  );
}
