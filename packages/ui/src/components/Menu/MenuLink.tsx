import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/paths';
import { PlainLink } from '../Link/PlainLink';
import { Row } from './Menu.styles';

export interface MenuLinkProps {
  href: string;
  icon?: IconName;
  children: ReactNode;
}

/** A menu entry with a link, which can be opened in a new tab too. */
export function MenuLink({ href, icon, children }: MenuLinkProps) {
  return (
    <Row asChild>
      <PlainLink href={href}>
        {icon && <Icon name={icon} />}
        {children}
      </PlainLink>
    </Row>
  );
}
