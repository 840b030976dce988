import { setPortalZone } from '../../packages/ui/src/text/format/portalZone';
import { steadyClock } from '../../packages/ui/src/text/format/steadyClock';
import { still } from '../still';
import { clocks, isClock, isPlatform, isZone, platforms, zones } from './choices';
import { seedRandom } from './random';
import { setClock, setZone } from './storyDate';

/** Sets clock, both zones and dice for the next story, by the names in the toolbar's globals (ADR 13). */
export function setTime({ clock, zone, platform }: Record<string, unknown>): void {
  setZone(zones[isZone(zone) ? zone : 'utc'].zone);
  setPortalZone(platforms[isPlatform(platform) ? platform : 'utc'].zone);
  setClock(clocks[isClock(clock) ? clock : 'fixtures'].moment, !still);
  seedRandom();
}

// Count-downs follow the story's time too, so that they stand where nobody watches.
steadyClock.now = () => Date.now();

// It is set at once too, because a story's file may ask for the time as it is loaded.
setTime({});
