import { useState } from 'react';
import { createWriteKey, type WriteKey } from './writeKey';

/** The key of what a form sends, for as long as the form stands (T12). */
export const useWriteKey = (): WriteKey => useState(() => createWriteKey())[0];
