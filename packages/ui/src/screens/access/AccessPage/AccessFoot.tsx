import styled from 'styled-components';
import { brand } from '../../../brand';
import { LanguageField } from '../../../components/LanguageField/LanguageField';
import { Link } from '../../../components/Link/Link';
import { hasOperatorLinks, OperatorLinks } from '../../../components/OperatorLinks/OperatorLinks';
import { fill } from '../../../text/fill';
import { color, control, fontSize, media, space } from '../../../tokens';
import { accessPageMessages } from './messages';

const nothing = () => undefined;

/** Who runs the portal, help and the language for visitors. It shows nothing where the operator sets none of them. */
export function AccessFoot() {
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
