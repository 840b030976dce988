import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { RoutedLinkProps } from '../Link/LinkProvider';
import { PlainLink } from '../Link/PlainLink';
import { buttonFace, type ButtonVariant, type ButtonSize } from './ButtonFace';

export interface ButtonLinkProps extends RoutedLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link that looks like a button and leads to the place of the action. */
export function ButtonLink({ variant = 'plain', size = 'base', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Face $variant={variant} $size={size} {...rest}>
      {icon}
      {children}
    </Face>
  );
}

const Face = styled(PlainLink)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonFace}
`;
