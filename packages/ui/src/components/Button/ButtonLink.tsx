import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { RoutedLinkProps } from '../Link/LinkProvider';
import { PlainLink } from '../Link/PlainLink';
import { buttonFace, type ButtonLook, type ButtonScale } from './ButtonFace';

export interface ButtonLinkProps extends RoutedLinkProps {
  look?: ButtonLook;
  scale?: ButtonScale;
  icon?: ReactNode;
}

/** A link that looks like a button: it goes to the place where the action is. */
export function ButtonLink({ look = 'plain', scale = 'base', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Face $look={look} $scale={scale} {...rest}>
      {icon}
      {children}
    </Face>
  );
}

const Face = styled(PlainLink)<{ $look: ButtonLook; $scale: ButtonScale }>`
  ${buttonFace}
`;
