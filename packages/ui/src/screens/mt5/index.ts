export { Mt5AccountScreen } from './Mt5Account/Mt5AccountScreen';
export type {
  Mt5Account,
  Mt5AccountGlance,
  Mt5AccountScreenProps,
  Mt5Passwords,
  Mt5Shown,
  Mt5Trade,
  Mt5Transaction,
} from './Mt5Account/Mt5AccountScreen.types';
export { parseMt5Tab, type Mt5Tab } from './Mt5Account/mt5Tabs';
