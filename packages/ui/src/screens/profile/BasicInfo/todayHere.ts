import dayjs from 'dayjs';
import { dateFormats } from '../../../text/format/dates';

/** Today where the member is, as a date input has it. */
export const todayHere = (): string => dayjs().format(dateFormats.input);
