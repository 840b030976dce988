export { cacheControl, neverKept } from './caching';
export { isCompressedAhead } from './compression';
export { contentPolicy, type PolicyOptions } from './contentPolicy';
export { nginxSettings, staticHostHeaders } from './hosts';
export { makeNonce, noncePlaceholder, withNonce } from './nonce';
export { scriptHashes } from './scriptHashes';
export { securityHeaders } from './securityHeaders';
