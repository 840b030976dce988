import { createContext } from 'react';

/** Whether new errors wait because a pointer is down (see `useHeld`). */
export const HeldContext = createContext(false);
