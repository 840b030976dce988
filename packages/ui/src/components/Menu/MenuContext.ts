import { createContext, useContext } from 'react';

/** Takes an item's action, which the menu runs once it has closed. */
export const MenuContext = createContext<(act: () => void) => void>((act) => act());

export const useChosen = () => useContext(MenuContext);
