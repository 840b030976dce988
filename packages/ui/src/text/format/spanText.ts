import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { balanceMessages } from '../charts/balanceMessages';
import { formatInWords } from './dates';

dayjs.extend(utc);

/** Two days in words, `18 August to 29 September 2026`. A common year appears once. */
export function spanText({ from, to }: { from: string; to: string }): string {
  const [one, other] = [dayjs.utc(from), dayjs.utc(to)];
  const last = formatInWords(other, 'D MMMM YYYY');
  if (from === to) return last;
  return balanceMessages.span({
    from: formatInWords(one, one.year() === other.year() ? 'D MMMM' : 'D MMMM YYYY'),
    to: last,
  });
}
