import { createContext } from 'react';

/** Whether a component is in an open dialog. */
export const InDialog = createContext(false);
