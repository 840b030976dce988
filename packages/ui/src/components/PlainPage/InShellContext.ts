import { createContext } from 'react';

/** True inside the shell, which already has the landmark and the brand. */
export const InShellContext = createContext(false);
