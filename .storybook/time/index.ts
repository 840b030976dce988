import { still } from '../still';
import { clocks, isClock, isZone, zones } from './choices';
import { seedRandom } from './random';
import { setClock, setZone } from './storyDate';

/** Sets clock, zone and dice for the next story, by the names in the toolbar's globals (ADR 13). */
export function setTime({ clock, zone }: Record<string, unknown>): void {
  setZone(zones[isZone(zone) ? zone : 'utc'].zone);
  setClock(clocks[isClock(clock) ? clock : 'fixtures'].moment, !still);
  seedRandom();
}

// At once too: a story's file may ask for the time as it is loaded.
setTime({});
