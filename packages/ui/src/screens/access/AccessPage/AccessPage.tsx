import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Brand } from '../../../components/Brand/Brand';
import { media, space } from '../../../tokens';
import { AccessFoot } from './AccessFoot';
import { SignInArt } from './SignInArt';

interface AccessPageProps {
  /** `base` holds one field in a row, `wide` two. */
  size?: 'base' | 'wide';
  children: ReactNode;
}

/** The layout of every screen for visitors: a column next to the product's image (DESIGN "The sign-in art"). */
export function AccessPage({ size = 'base', children }: AccessPageProps) {
  return (
    <Split>
      <Pane $size={size}>
        <Column $size={size}>
          <Brand />
          {children}
          <AccessFoot />
        </Column>
      </Pane>
      <SignInArt />
    </Split>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
  min-block-size: 100dvh;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* A long form starts at the top, because each new error would move a centred form. */
const Pane = styled.main<{ $size: 'base' | 'wide' }>`
  display: grid;
  align-items: ${({ $size }) => ($size === 'wide' ? 'start' : 'center')};
  justify-items: center;
  padding: ${({ $size }) => ($size === 'wide' ? `max(${space[8]}, 10dvh)` : space[8])} ${space[8]} ${space[8]};

  ${media.phone} {
    align-items: start;
    padding: ${space[8]} ${space[5]};
  }
`;

const Column = styled.div<{ $size: 'base' | 'wide' }>`
  display: grid;
  gap: ${space[10]};
  inline-size: 100%;
  max-inline-size: ${({ $size }) => ($size === 'wide' ? '34rem' : '23rem')};

  ${media.phone} {
    gap: ${space[8]};
  }
`;
