import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: with 256 bits of chance, a plain hash can't be turned back. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
