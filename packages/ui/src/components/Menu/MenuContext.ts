import { createContext, useContext } from 'react';

/** Takes what an item does; the menu does it when it has closed. */
export const MenuContext = createContext<(act: () => void) => void>((act) => act());

export const useChosen = () => useContext(MenuContext);
