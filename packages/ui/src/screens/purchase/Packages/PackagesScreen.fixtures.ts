import { risk } from '../../../components/RiskNotice/RiskNotice.fixtures';
import { buyingArgs } from '../Buying/buying.fixtures';
import type { Package } from '../Buying/package';
import type { PurchaseValues } from '../Buying/useBuying';
import type { PackagesScreenProps } from './PackagesScreen';

const bot = {
  termMonths: 12,
  pays: 'Referral and matching',
  risk: 'No fixed return. Without a team it pays nothing.',
} satisfies Partial<Package>;

export const starter: Package = {
  ...{ ...bot, id: '1', name: 'Starter Bot', audience: 'For a first, small try.', termMonths: 6, owned: 2 },
  price: { kind: 'fixed', amount: '100.00' },
};
export const flex: Package = {
  ...{ ...bot, id: '5', name: 'Flex Bot', audience: 'For any amount you choose.', owned: 1 },
  price: { kind: 'variable', from: '150.00', to: '5000.00' },
};
const botPackages: readonly Package[] = [
  starter,
  flex,
  {
    ...{ ...bot, id: '2', name: 'Basic Bot', audience: 'For a small, growing team.' },
    price: { kind: 'fixed', amount: '250.00' },
  },
  {
    ...{ ...bot, id: '3', name: 'Plus Bot', audience: 'For steady team builders.', owned: 1 },
    price: { kind: 'fixed', amount: '500.00' },
  },
  {
    ...{ ...bot, id: '4', name: 'Pro Bot', audience: 'For leaders who want faster pairs.' },
    price: { kind: 'fixed', amount: '1000.00' },
  },
  {
    ...{ ...bot, id: '6', name: 'Summit Bot', audience: 'For leaders of large teams.' },
    price: { kind: 'variable', from: '5000.00', to: '100000.00' },
  },
];

/** The packages of a server that sends no optional part (D113). */
export const barePackages: readonly Package[] = botPackages.map(({ id, name, price }) => ({
  id,
  name,
  price,
}));

/** The Starter Bot for the member. */
export const forSelf: PurchaseValues = { packageId: '1', amount: '100.00', username: 'amara21' };

export const packagesArgs = {
  ...buyingArgs,
  risk,
  cancelTerms: {
    allowed: true,
    fees: [],
    instructions: ['A cancelled bot stops straight away. We don’t refund its price.'],
  },
  packages: { state: 'ready', data: botPackages },
} satisfies PackagesScreenProps;
