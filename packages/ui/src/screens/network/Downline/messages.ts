import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const downlineMessages = defineMessages('downlineMessages', {
  totalDownlineBusiness: 'Total Downline Business',
  yourTeamByItsDistance: 'Your team by its distance from you',
  levelsAppearHereAsSoon: 'Levels appear here as soon as somebody joins under you.',
  yourTeamHasNoSuch: 'Your team has no such level.',
  nobodyStandsOnThisLevel: 'Nobody stands on this level.',
  action: 'Action',
  view: 'View',
  toLevel: (level: number | string) => `Level ${level}`,
  viewLevel: (level: number | string) => `View level ${level}`,
});
