import { useState } from 'react';

/** The number of messages shown at first, and added at each step back. A phone's page shows about six. */
const step = 100;

/** The newest messages, and earlier ones as they are asked for: a talk of years opens as fast as one of a day. */
export function useEarlier<Message>(messages: readonly Message[]) {
  // It is counted from the oldest, so that new messages push none of the shown ones out.
  const [from, setFrom] = useState(() => Math.max(0, messages.length - step));
  const start = Math.min(from, Math.max(0, messages.length - 1));
  return {
    shown: start === 0 ? messages : messages.slice(start),
    /** How many come with the next step; 0 when all are there. */
    more: Math.min(step, start),
    showEarlier: () => setFrom(Math.max(0, start - step)),
  };
}
