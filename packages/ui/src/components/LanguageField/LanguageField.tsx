import styled from 'styled-components';
import { isLanguage, languageNames } from '../../text/languages/names';
import { border, color, control, fontSize, media, radius, space } from '../../tokens';
import { languageFieldWords } from './languageFieldWords';

export interface LanguageFieldProps {
  /** The language that the portal speaks, as two letters. */
  language: string;
  /** The languages to choose from. */
  languages: readonly string[];
  onLanguageChosen: (language: string) => void;
}

/** The choice of a language, each by its own name. */
export function LanguageField({ language, languages, onLanguageChosen }: LanguageFieldProps) {
  return (
    <Select
      aria-label={languageFieldWords.language}
      value={language}
      onChange={(event) => onLanguageChosen(event.target.value)}
    >
      {languages.filter(isLanguage).map((one) => (
        <option key={one} value={one} lang={one}>
          {languageNames[one]}
        </option>
      ))}
    </Select>
  );
}

const Select = styled.select`
  min-block-size: ${control.small};
  padding-inline: ${space[2]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
