import { dateFormats, formatDate } from '../../text/format/dates';

interface DayTextProps {
  /** YYYY-MM-DD, or '' for none. */
  day: string;
}

/**
 * The portal's format of a day (A §9), next to a native field with its own format. Hidden from screen
 * readers, which already announce the field.
 */
export const DayText = ({ day }: DayTextProps) => (
  <span aria-hidden translate={day === '' ? undefined : 'no'}>
    {day === '' ? dateFormats.day : formatDate(day, 'day')}
  </span>
);
