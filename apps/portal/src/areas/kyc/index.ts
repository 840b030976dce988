// The public modules of this area, besides its calls.
export { toNextPage } from './kycPages';
export { toRequired } from './kycTypes';
