import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const livePackagesMessages = defineMessages('livePackagesMessages', {
  livePackages: 'Live Packages',
  liveHistory: 'Live History',
  kindOfPackage: 'Package type',
});
