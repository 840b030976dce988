import { countries as allCountries } from 'countries-list';
import { defaultSettings, type Settings } from '../data/settings';
import { countries, packages, paymentMethods, settings, subjects } from '../data/schema/catalogue';
import type { World } from './world';

type Package = Omit<typeof packages.$inferInsert, 'months'> & { months?: number };

const fixed = (market: 'bot' | 'live', name: string, price: string): Package => ({
  market,
  name,
  type: 'fixed',
  price,
  minimumPrice: price,
  maximumPrice: price,
});
const variable = (
  market: 'bot' | 'live',
  name: string,
  minimumPrice: string,
  maximumPrice: string,
): Package => ({
  market,
  name,
  type: 'variable',
  price: minimumPrice,
  minimumPrice,
  maximumPrice,
});

export const botPackages = [
  { id: 1, ...fixed('bot', 'Starter Bot', '100.00'), months: 6 },
  { id: 2, ...fixed('bot', 'Basic Bot', '250.00') },
  { id: 3, ...fixed('bot', 'Plus Bot', '500.00') },
  { id: 4, ...fixed('bot', 'Pro Bot', '1000.00') },
  { id: 5, ...variable('bot', 'Flex Bot', '150.00', '5000.00') },
  { id: 6, ...variable('bot', 'Summit Bot', '5000.00', '100000.00') },
] as const;

/** `isMt5` 0 is PAAM, 1 is LIVE (B §9). */
export const livePackages = [
  { id: 11, ...fixed('live', 'PAAM Start', '250.00'), roiPercentage: '3.00', isMt5: 0, months: 6 },
  { id: 12, ...variable('live', 'PAAM Growth', '500.00', '10000.00'), roiPercentage: '4.00', isMt5: 0 },
  { id: 13, ...variable('live', 'PAAM Prime', '10000.00', '150000.00'), roiPercentage: '5.00', isMt5: 0 },
  { id: 14, ...fixed('live', 'Live Intro', '500.00'), roiPercentage: '4.50', isMt5: 1 },
  { id: 15, ...variable('live', 'Live Standard', '1000.00', '25000.00'), roiPercentage: '6.00', isMt5: 1 },
  { id: 16, ...variable('live', 'Live Select', '25000.00', '250000.00'), roiPercentage: '8.00', isMt5: 1 },
] as const;

export const methods = [
  { id: 1, name: 'USDT BEP20', networkName: 'USDT BEP20', type: 'deposit' },
  { id: 2, name: 'USDT TRC20', networkName: 'USDT TRC20', type: 'deposit' },
  { id: 3, name: 'Bank transfer', networkName: 'Bank', type: 'bank' },
] as const;

/** The operator's settings, with limits that a server without stored settings lacks. */
export const seededSettings: Settings = {
  ...defaultSettings,
  withdraw_min_amount: '10.00',
  withdraw_max_amount: '10000.00',
  deposit_min_amount: '10.00',
};

export const ticketSubjects = ['Deposit', 'Withdrawal', 'KYC', 'Package', 'Account', 'Others'];

/** Every country of ISO 3166-1 with its calling code, by name. */
export const countryRows = Object.entries(allCountries)
  .map(([code, { name, phone }]) => ({ code, name, callingCode: String(phone[0] ?? '') }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
  .map((row, index) => ({ id: index + 1, ...row }));

export const countryId = (code: string): number => countryRows.find((row) => row.code === code)!.id;

export function seedCatalogue(world: World): void {
  for (const row of countryRows) world.add(countries, row);
  for (const [key, value] of Object.entries(seededSettings))
    world.add(settings, { key, value: value as unknown });
  for (const row of [...botPackages, ...livePackages]) world.add(packages, row);
  for (const row of methods) world.add(paymentMethods, row);
  ticketSubjects.forEach((subject, index) => world.add(subjects, { id: index + 1, subject }));
}
