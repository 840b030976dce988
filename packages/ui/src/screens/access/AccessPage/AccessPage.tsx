import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Brand } from '../../../components/Brand/Brand';
import { color, control, fontSize, media, space } from '../../../tokens';
import { brand } from '../../../brand';
import { LanguageField } from '../../../components/LanguageField/LanguageField';
import { Link } from '../../../components/Link/Link';
import { hasOperatorLinks, OperatorLinks } from '../../../components/OperatorLinks/OperatorLinks';
import { fill } from '../../../text/fill';
import { SignInArt } from './SignInArt';
import { accessPageMessages } from './messages';

const nothing = () => undefined;

/** Who runs the portal, help and the language for visitors. It shows nothing where the operator sets none of them. */
function AccessFoot() {
  const { issuer, support, language = 'en', languages = [], onLanguageChange = nothing } = brand();
  if (!(issuer ?? support) && languages.length < 2 && !hasOperatorLinks()) return null;
  return (
    <Foot>
      {support !== undefined && <Link href={support}>{accessPageMessages.help}</Link>}
      <OperatorLinks />
      {languages.length > 1 && (
        <LanguageField language={language} languages={languages} onLanguageChange={onLanguageChange} />
      )}
      {issuer !== undefined && (
        <p>{fill(accessPageMessages.runBy, { operator: <bdi translate="no">{issuer}</bdi> })}</p>
      )}
    </Foot>
  );
}

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${control.small};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  > p {
    inline-size: 100%;
  }

  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

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
