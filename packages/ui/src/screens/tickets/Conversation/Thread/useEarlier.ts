import { useState } from 'react';

/** The number of messages shown at first, and added at each step back. A phone's page shows about six. */
const step = 100;

/** The newest messages, and earlier ones on demand, so a long conversation opens as fast as a short one. */
export function useEarlier<Message>(messages: readonly Message[]) {
  // It counts from the oldest, so new messages do not push out shown ones.
  const [from, setFrom] = useState(() => Math.max(0, messages.length - step));
  const start = Math.min(from, Math.max(0, messages.length - 1));
  return {
    shown: start === 0 ? messages : messages.slice(start),
    /** How many messages the next step adds. 0 when all are shown. */
    more: Math.min(step, start),
    showEarlier: () => setFrom(Math.max(0, start - step)),
  };
}
