import { useState } from 'react';
import type { TicketMessage } from './messageTexts';

/** How many messages from support arrived while the end was out of view. */
export function useNewCount(messages: readonly TicketMessage[], away: boolean) {
  const newest = messages.at(-1)?.id;
  const [seen, setSeen] = useState(newest);
  if (!away && seen !== newest) setSeen(newest);
  const index = messages.findLastIndex(({ id }) => id === seen);
  return messages.slice(index + 1).filter(({ from }) => from !== undefined).length;
}
