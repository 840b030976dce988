import { defineMessages } from '../defineMessages';

/** Messages about a time in two zones. */
export const zoneMessages = defineMessages('zoneMessages', {
  both: ({ portal, local }: { portal: string; local: string }) => `${portal} (your time: ${local})`,
});
