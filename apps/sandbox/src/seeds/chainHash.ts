import type { World } from './world';

const hex = '0123456789abcdef';
/** The hash of a payment on a chain. */
export const chainHash = (world: World): string => world.random.text(hex, 64);
