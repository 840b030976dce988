// What other areas may use of this one, beside its calls.
export { nextPageOf, requiredOf } from './kyc.view';
