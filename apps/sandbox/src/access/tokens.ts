import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The database keeps only this hash. A token has 256 random bits, so a plain hash can't be reversed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
