import styled from 'styled-components';
import { formatDate } from '../../text/format/dates';
import { space } from '../../tokens';

interface DayTextProps {
  /** YYYY-MM-DD, or '' for none. */
  day: string;
}

/* Above the field, which presses go through to. */
const Day = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space[3]};
  display: flex;
  align-items: center;
  pointer-events: none;
`;

/**
 * The day of a native field in the portal's format (A §9), in place of the browser's while the field is left. Hidden
 * from screen readers, which already announce the field.
 */
export const DayText = ({ day }: DayTextProps) => (
  <Day aria-hidden translate="no" dir="ltr">
    {day === '' ? '' : formatDate(day, 'day')}
  </Day>
);
