import type { Db } from '../data/database';
import { packages } from '../data/schema/catalogue';
import { botPackages, livePackages } from '../seeds/catalogue';

/** The plan's packages, for a database without a seed. */
export const openShop = (db: Db) => db.insert(packages).values([...botPackages, ...livePackages]);

/** Bodies of the two purchase calls (D65). */
export const botOrder = (packageId: number, amount: string, username: string) => ({
  ...{ package_id: packageId, subscription_type: 'fixed', investment_amount: amount, username },
});
export const liveOrder = (packageId: number, amount: string, username: string) => ({
  ...{ package_id: packageId, subscription_type: 'variable', investment_amount: amount, username },
  wallet: 'pay_in',
});
