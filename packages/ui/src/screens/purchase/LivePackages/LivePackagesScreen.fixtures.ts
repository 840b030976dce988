import { fn } from 'storybook/test';
import { risk } from '../../../components/RiskNotice/RiskNotice.fixtures';
import { buyingArgs } from '../Buying/buying.fixtures';
import type { LivePackage, LivePackagesScreenProps } from './LivePackagesScreen';

const live = {
  termMonths: 12,
  roiPeriod: 'month',
  pays: 'Weekly, up to twice the price',
  risk: 'You can lose what you invest.',
} satisfies Partial<LivePackage>;

export const livePackages: readonly LivePackage[] = [
  {
    ...{ ...live, id: '11', name: 'PAAM Start', market: 'paam', roi: '3', termMonths: 6, owned: 1 },
    audience: 'For a first managed account.',
    price: { kind: 'fixed', amount: '250.00' },
  },
  {
    ...{ ...live, id: '12', name: 'PAAM Growth', market: 'paam', roi: '4.2' },
    audience: 'For adding a little at a time.',
    price: { kind: 'variable', from: '500.00', to: '10000.00' },
  },
  {
    ...{ ...live, id: '13', name: 'PAAM Prime', market: 'paam', roi: '5' },
    audience: 'For large managed accounts.',
    price: { kind: 'variable', from: '10000.00', to: '150000.00' },
  },
  {
    ...{ ...live, id: '14', name: 'Live Intro', market: 'live', roi: '4.5', owned: 2 },
    audience: 'For a first live package.',
    price: { kind: 'fixed', amount: '500.00' },
  },
  {
    ...{ ...live, id: '15', name: 'Live Standard', market: 'live', roi: '6' },
    audience: 'For smaller swings.',
    price: { kind: 'variable', from: '1000.00', to: '99999.99' },
  },
];

/** The packages of a server that sends no optional part (D113): the ROI has no period. */
export const bareLivePackages: readonly LivePackage[] = livePackages.map(
  ({ id, name, price, market, roi }) => ({
    ...{ id, name, price, market, roi },
  }),
);

export const livePackagesArgs = {
  ...buyingArgs,
  risk,
  cancelTerms: {
    allowed: true,
    fees: [{ title: 'Cancellation Fee', kind: 'percent', value: '10' }],
    instructions: ['We refund the price, less the fee, to the Out going Wallet of the member who paid.'],
  },
  packages: { state: 'ready', data: livePackages },
  market: 'paam',
  onMarketChange: fn(),
} satisfies LivePackagesScreenProps;
