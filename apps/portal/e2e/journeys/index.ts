import * as member from './member';
import * as money from './money';

/** Each member journey once, by name. */
export const journeys = { ...member, ...money };
export type JourneyName = keyof typeof journeys;
