import { defineMessages } from '../../../text/defineMessages';

/** Our own words. */
export const livePackagesMessages = defineMessages('livePackagesMessages', {
  livePackages: 'Live Packages',
  liveHistory: 'Live History',
  kindOfPackage: 'Kind of package',
});
