import { formatDate } from '../../../../text/format/dates';
import { noFigure } from '../../../../text/format/money';
import type { TicketMessage } from './messageTexts';
import { ticketsMessages } from '../../messages';

export interface ThreadDay {
  /** Stable when messages are added before or after. */
  key: string;
  /** DD-MM-YYYY in the member's zone. */
  day: string;
  messages: TicketMessage[];
}

/** Messages in order, grouped by the day they were sent. A day may repeat if the order requires it. */
export function threadDays(messages: readonly TicketMessage[]): ThreadDay[] {
  const days: ThreadDay[] = [];
  const seen = new Map<string, number>();
  for (const message of messages) {
    const date = formatDate(message.sentAt, 'day');
    const day = date === noFigure ? ticketsMessages.noDate : date;
    const last = days.at(-1);
    if (last?.day === day) {
      last.messages.push(message);
      continue;
    }
    const times = (seen.get(day) ?? 0) + 1;
    seen.set(day, times);
    days.push({ key: `${day} ${times}`, day, messages: [message] });
  }
  return days;
}
