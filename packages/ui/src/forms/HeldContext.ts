import { createContext } from 'react';

/** Whether errors that are new wait, because a pointer is down (see `useHeld`). */
export const HeldContext = createContext(false);
