import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { PlainLink } from '../Link/PlainLink';
import { Row } from './Menu.styles';
import type { ElementProps } from '../elementProps';

export interface MenuLinkProps extends ElementProps {
  href: string;
  icon?: IconName;
  children: ReactNode;
}

/** A menu entry with a link, which can be opened in a new tab too. */
export function MenuLink({ href, icon, children, ...rest }: MenuLinkProps) {
  return (
    <Row asChild {...rest}>
      <PlainLink href={href}>
        {icon && <Icon name={icon} />}
        {children}
      </PlainLink>
    </Row>
  );
}
