import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const downlineWords = catalogue('downlineWords', {
  totalDownlineBusiness: 'Total Downline Business',
  yourTeamByItsDistance: 'Your team by its distance from you',
  levelsAppearHereAsSoon: 'Levels appear here as soon as somebody joins under you.',
  yourTeamHasNoSuch: 'Your team has no such level.',
  nobodyStandsOnThisLevel: 'Nobody stands on this level.',
  action: 'Action',
  view: 'View',
  levelOf: (level: number | string) => `Level ${level}`,
  viewLevel: (level: number | string) => `View level ${level}`,
});
