import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const livePackagesWords = catalogue('livePackagesWords', {
  livePackages: 'Live Packages',
  liveHistory: 'Live History',
  kindOfPackage: 'Kind of package',
});
