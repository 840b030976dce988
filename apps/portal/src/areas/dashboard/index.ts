// What other areas may use of this one, beside its calls.
export { toBalances } from './balances.mappers';
