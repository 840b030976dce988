import { createContext } from 'react';

/** True inside the shell, which has the landmark and the brand already. */
export const FramedContext = createContext(false);
