import { formatDate } from '../../text/format/dates';

interface DayTextProps {
  /** YYYY-MM-DD, or '' for none. */
  day: string;
}

/**
 * The chosen day in the portal's format (A §9), next to a native field, which shows its own format while it is empty.
 * Hidden from screen readers, which already announce the field.
 */
export const DayText = ({ day }: DayTextProps) => (
  <span aria-hidden translate="no">
    {day === '' ? '' : formatDate(day, 'day')}
  </span>
);
