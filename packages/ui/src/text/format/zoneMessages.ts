import { defineMessages } from '../defineMessages';

/** Our own words for a time on two clocks. */
export const zoneMessages = defineMessages('zoneMessages', {
  both: (portal: string, own: string) => `${portal} (your time: ${own})`,
});
