export { cacheControl, neverKept } from './caching';
export { isCompressedAhead } from './compression';
export { contentPolicy, type PolicyOptions } from './contentPolicy';
export { nginxSettings, staticHostHeaders, staticHostRedirects } from './hosts';
export { nginxServer } from './nginxServer';
export { makeNonce, noncePlaceholder, withNonce } from './nonce';
export { originsOf } from './origins';
export { scriptHashes } from './scriptHashes';
export { securityHeaders } from './securityHeaders';
