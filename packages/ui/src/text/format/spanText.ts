import dayjs from 'dayjs';
import { balanceMessages } from '../charts/balanceMessages';
import { formatInWords } from './dates';

/** Two days in words, `18 August to 29 September 2026`. A common year appears once. */
export function spanText({ from, to }: { from: string; to: string }): string {
  const [one, other] = [dayjs(from), dayjs(to)];
  const last = formatInWords(other, 'D MMMM YYYY');
  if (from === to) return last;
  return balanceMessages.span({
    from: formatInWords(one, one.year() === other.year() ? 'D MMMM' : 'D MMMM YYYY'),
    to: last,
  });
}
