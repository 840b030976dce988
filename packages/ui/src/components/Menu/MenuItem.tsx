import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { Row } from './Menu.styles';
import { createContext, useContext } from 'react';
import type { ElementProps } from '../elementProps';

/** Receives an item's action, which the menu runs after closing. */
export const MenuContext = createContext<(act: () => void) => void>((act) => act());

export const useChosen = () => useContext(MenuContext);

export interface MenuItemProps extends ElementProps {
  label: string;
  icon?: IconName;
  disabled?: boolean;
  onSelect: () => void;
}

/** A menu entry with an action. */
export function MenuItem({ label, icon, disabled = false, onSelect, ...rest }: MenuItemProps) {
  const choose = useChosen();
  return (
    <Row disabled={disabled} onSelect={() => choose(onSelect)} {...rest}>
      {icon && <Icon name={icon} />}
      {label}
    </Row>
  );
}
