import type { components } from '@portal/contract/types';

/** A schema of the contract. Mappers use it as the result type, so a renamed field is a type error there. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
