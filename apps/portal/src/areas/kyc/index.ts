// What other areas may use of this one, beside its calls.
export { toNextPage } from './kycPages';
export { toRequired } from './kycTypes';
