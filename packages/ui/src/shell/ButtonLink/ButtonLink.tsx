import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PlainLink } from '../../components/Link/PlainLink';
import { border, color, control, duration, fontWeight, media, radius, space } from '../../tokens';

interface ButtonLinkProps {
  href: string;
  /** `main` is the one main way on of a screen. */
  look?: 'main' | 'plain';
  /** A drawing before the words. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A link with a button's weight: it goes somewhere, so it stays a link. */
export function ButtonLink({ href, look = 'main', icon, children }: ButtonLinkProps) {
  return (
    <Face href={href} $main={look === 'main'}>
      {icon}
      {children}
    </Face>
  );
}

const Face = styled(PlainLink)<{ $main: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${control.base};
  padding: ${space[1]} ${space[4]};
  border: ${border.hair} solid ${({ $main }) => ($main ? 'transparent' : color.line)};
  border-radius: ${radius.control};
  background: ${({ $main }) => ($main ? color.accent : color.surface)};
  color: ${({ $main }) => ($main ? color.onAccent : color.ink)};
  font-weight: ${fontWeight.strong};
  text-align: center;
  transition: background ${duration.quick};

  ${media.hover} {
    &:hover {
      background: ${({ $main }) => ($main ? color.accentHover : color.sunken)};
    }
  }
  ${media.phone} {
    min-block-size: ${control.touch};
  }
`;
