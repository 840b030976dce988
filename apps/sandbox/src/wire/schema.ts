import type { components } from '@portal/contract/types';

/**
 * A schema of the contract. Whoever maps a row to the wire names it as the result, so that a field which the contract
 * renames is a type error at the map.
 */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
