// What other areas may use of this one, beside its calls.
export { nextPageOf } from './kycPages';
export { requiredOf } from './kycTypes';
