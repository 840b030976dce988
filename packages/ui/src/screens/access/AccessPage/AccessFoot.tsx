import styled from 'styled-components';
import { brand } from '../../../brand';
import { LanguageField } from '../../../components/LanguageField/LanguageField';
import { Link } from '../../../components/Link/Link';
import { hasOperatorLinks, OperatorLinks } from '../../../components/OperatorLinks/OperatorLinks';
import { color, control, fontSize, media, space } from '../../../tokens';
import { accessPageMessages } from './messages';

const nothing = () => undefined;

/** Help and the language for visitors. It shows nothing where the operator offers neither. */
export function AccessFoot() {
  const { support, language = 'en', languages = [], onLanguageChosen = nothing } = brand();
  if (support === undefined && languages.length < 2 && !hasOperatorLinks()) return null;
  return (
    <Foot>
      {support !== undefined && <Link href={support}>{accessPageMessages.help}</Link>}
      <OperatorLinks />
      {languages.length > 1 && (
        <LanguageField language={language} languages={languages} onLanguageChosen={onLanguageChosen} />
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

  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
