import { buyingArgs } from '../Buying/buying.fixtures';
import type { Package } from '../Buying/package';
import type { PurchaseValues } from '../Buying/useBuying';
import type { PackagesScreenProps } from './PackagesScreen';

export const starter: Package = { id: '1', name: 'Starter Bot', price: { kind: 'fixed', amount: '100.00' } };
export const flex: Package = {
  id: '5',
  name: 'Flex Bot',
  price: { kind: 'variable', from: '150.00', to: '5000.00' },
};
const botPackages: readonly Package[] = [
  starter,
  { id: '2', name: 'Basic Bot', price: { kind: 'fixed', amount: '250.00' } },
  { id: '4', name: 'Pro Bot', price: { kind: 'fixed', amount: '1000.00' } },
  flex,
  { id: '6', name: 'Summit Bot', price: { kind: 'variable', from: '5000.00', to: '100000.00' } },
];

/** The Starter Bot for the member. */
export const forSelf: PurchaseValues = { packageId: '1', amount: '100.00', username: 'amara21' };

export const packagesArgs = {
  ...buyingArgs,
  packages: { state: 'ready', data: botPackages },
} satisfies PackagesScreenProps;
