import { defineMessages } from '../defineMessages';

/** Messages about a time in two zones. */
export const zoneMessages = defineMessages('zoneMessages', {
  both: (portal: string, own: string) => `${portal} (your time: ${own})`,
});
