export { contentPolicy, type PolicyOptions } from './contentPolicy';
export { makeNonce, noncePlaceholder, withNonce } from './nonce';
export { securityHeaders } from './securityHeaders';
