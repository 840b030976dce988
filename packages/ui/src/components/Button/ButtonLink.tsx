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

/** A link with the look of a button, for actions on another screen. */
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
