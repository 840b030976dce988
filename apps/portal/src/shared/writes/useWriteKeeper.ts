import { useState } from 'react';
import type { WriteName } from '../../session/owned/memberKeys';
import { createWriteKeeper, type WriteKeeper } from './writeKeeper';

/** Keeps the keys of what a screen sends for as long as it stands; with a name, over a reload too (T12). */
export const useWriteKeeper = (name?: WriteName): WriteKeeper =>
  useState(() => createWriteKeeper(name && { name }))[0];
