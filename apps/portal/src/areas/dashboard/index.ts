// What other areas may use of this one, beside its calls.
export { balancesOf } from './balances.view';
