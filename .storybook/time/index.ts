import { setPortalZone } from '../../packages/ui/src/text/format/portalZone';
import { steadyClock } from '../../packages/ui/src/text/format/steadyClock';
import { isFrozen } from '../freeze';
import { clocks, isClock, isPlatform, isZone, platforms, zones } from './choices';
import { seedRandom } from './random';
import { setClock, setZone } from './storyDate';

/**
 * Sets the clock, both zones and the random seed for the next story, by the names in the toolbar's globals (ADR 13).
 * Only the live portal's clock runs, and not in a screenshot.
 */
export function setTime({ clock, zone, platform }: Record<string, unknown>, isLive = false): void {
  setZone(zones[isZone(zone) ? zone : 'utc'].zone);
  setPortalZone(platforms[isPlatform(platform) ? platform : 'utc'].zone);
  setClock(clocks[isClock(clock) ? clock : 'fixtures'].moment, isLive && !isFrozen);
  seedRandom();
}

// Countdowns use the story's clock too, so they stop in screenshots.
steadyClock.now = () => Date.now();

// Also set now, because a story's file may read the time while it loads.
setTime({});
