export type { BuyingProps, PurchaseCancelTerms, PurchaseValues } from './Buying/useBuying';
export type { Package, PackagePrice, RoiPeriod } from './Buying/package';
export {
  LivePackagesScreen,
  type LiveMarket,
  type LivePackage,
  type LivePackagesScreenProps,
} from './LivePackages/LivePackagesScreen';
export { PackagesScreen, type PackagesScreenProps } from './Packages/PackagesScreen';
