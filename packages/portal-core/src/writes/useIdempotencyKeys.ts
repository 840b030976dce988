import { useState } from 'react';
import type { WriteName } from '../session/owned/memberKeys';
import { createIdempotencyKeyStore, type IdempotencyKeyStore } from './writeKeeper';

/**
 * Keeps a screen's keys while it is shown, and over a reload with a name (T12). A write of money also checks for proven
 * key support (D118).
 */
export const useIdempotencyKeys = (name?: WriteName, isProven?: () => boolean): IdempotencyKeyStore =>
  useState(() => createIdempotencyKeyStore({ ...(name && { name }), ...(isProven && { isProven }) }))[0];
