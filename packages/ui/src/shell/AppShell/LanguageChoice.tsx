import styled from 'styled-components';
import { brand } from '../../brand';
import { LanguageField } from '../../components/LanguageField/LanguageField';
import { languageFieldMessages } from '../../components/LanguageField/messages';
import { color, fontSize, space } from '../../tokens';

/** The language choice in the member's menu. Renders nothing for a single language. */
export function LanguageChoice() {
  const { language = 'en', languages = [], onLanguageChange } = brand();
  if (languages.length < 2 || !onLanguageChange) return null;
  return (
    <Row>
      <span aria-hidden="true">{languageFieldMessages.language}</span>
      <LanguageField language={language} languages={languages} onLanguageChange={onLanguageChange} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: 0 ${space[3]} ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.inkFaint};
`;
