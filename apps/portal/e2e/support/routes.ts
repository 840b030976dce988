import { addresses, rootAddress, secondAddresses } from '@portal/ui/addresses';

/** An address without a screen. */
const nowhere = '/no/such/page';

/** Every address of the specification, and one that has no screen. */
export const routes: readonly string[] = [
  rootAddress,
  ...Object.values(addresses),
  ...Object.values(secondAddresses),
  nowhere,
];
