import { useState } from 'react';
import type { WriteName } from '../../session/owned/memberKeys';
import { createWriteKeeper, type WriteKeeper } from './writeKeeper';

/**
 * Keeps the keys of what a screen sends for as long as it stands; with a name, over a reload too (T12). A write of money
 * also needs to know whether the server is proven to know keys (D118).
 */
export const useWriteKeeper = (name?: WriteName, isProven?: () => boolean): WriteKeeper =>
  useState(() => createWriteKeeper({ ...(name && { name }), ...(isProven && { isProven }) }))[0];
