import { createContext, useContext } from 'react';

/** Receives an item's action, which the menu runs after closing. */
export const MenuContext = createContext<(act: () => void) => void>((act) => act());

export const useChosen = () => useContext(MenuContext);
