import type { Handlers } from '../contract/operation';
import { buyLivePackage, buyPackage } from './purchase/buyPackage';
import { listLivePackages, listPackages } from './purchase/packages';

export const purchaseHandlers = {
  listPackages,
  buyPackage,
  listLivePackages,
  buyLivePackage,
} satisfies Partial<Handlers>;
