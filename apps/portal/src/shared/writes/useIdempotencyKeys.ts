import { useState } from 'react';
import type { WriteName } from '../../session/owned/memberKeys';
import { createIdempotencyKeyStore, type IdempotencyKeyStore } from './writeKeeper';

/**
 * Keeps the keys of what a screen sends for as long as it stands; with a name, over a reload too (T12). A write of money
 * also needs to know whether the server is proven to know keys (D118).
 */
export const useIdempotencyKeys = (name?: WriteName, isProven?: () => boolean): IdempotencyKeyStore =>
  useState(() => createIdempotencyKeyStore({ ...(name && { name }), ...(isProven && { isProven }) }))[0];
