import { catalogue } from '../catalogue';

/** Our own words for a time on two clocks. */
export const zoneWords = catalogue('zoneWords', {
  both: (portal: string, own: string) => `${portal} (your time: ${own})`,
});
