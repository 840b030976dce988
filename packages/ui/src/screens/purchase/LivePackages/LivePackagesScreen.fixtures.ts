import { fn } from 'storybook/test';
import { buyingArgs } from '../Buying/buying.fixtures';
import type { LivePackage, LivePackagesScreenProps } from './LivePackagesScreen';

export const livePackages: readonly LivePackage[] = [
  { id: '11', name: 'PAAM Start', market: 'paam', roi: '3', price: { kind: 'fixed', amount: '250.00' } },
  {
    ...{ id: '12', name: 'PAAM Growth', market: 'paam', roi: '4.2' },
    price: { kind: 'variable', from: '500.00', to: '10000.00' },
  },
  {
    ...{ id: '13', name: 'PAAM Prime', market: 'paam', roi: '5' },
    price: { kind: 'variable', from: '10000.00', to: '150000.00' },
  },
  { id: '14', name: 'Live Intro', market: 'live', roi: '4.5', price: { kind: 'fixed', amount: '500.00' } },
  {
    ...{ id: '15', name: 'Live Standard', market: 'live', roi: '6' },
    price: { kind: 'variable', from: '1000.00', to: '99999.99' },
  },
];

export const livePackagesArgs = {
  ...buyingArgs,
  packages: { state: 'ready', data: livePackages },
  market: 'paam',
  onMarketChosen: fn(),
} satisfies LivePackagesScreenProps;
