import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { Row } from './Menu.styles';
import { createContext, useContext } from 'react';

/** Receives an item's action, which the menu runs after closing. */
export const MenuContext = createContext<(act: () => void) => void>((act) => act());

export const useChosen = () => useContext(MenuContext);

export interface MenuItemProps {
  label: string;
  icon?: IconName;
  disabled?: boolean;
  onSelect: () => void;
}

/** A menu entry with an action. */
export function MenuItem({ label, icon, disabled = false, onSelect }: MenuItemProps) {
  const choose = useChosen();
  return (
    <Row disabled={disabled} onSelect={() => choose(onSelect)}>
      {icon && <Icon name={icon} />}
      {label}
    </Row>
  );
}
