import { dateFormats, formatDate } from '../../text/format/dates';

interface DayTextProps {
  /** YYYY-MM-DD, or '' for none. */
  day: string;
}

/**
 * Beside a field of the browser's own, which shows a day in its own way: how the portal writes it (A §9). Whoever has
 * the page read out hears the day from the field, and not a second time.
 */
export const DayText = ({ day }: DayTextProps) => (
  <span aria-hidden translate={day === '' ? undefined : 'no'}>
    {day === '' ? dateFormats.day : formatDate(day, 'day')}
  </span>
);
