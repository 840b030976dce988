import styled from 'styled-components';
import { isLanguage, languageNames } from '../../text/languages/names';
import { border, color, control, fontSize, media, radius, space } from '../../tokens';
import { Icon } from '../Icon/Icon';
import { useAfterPaint } from '../useAfterPaint';
import { languageFieldMessages } from './messages';
import type { ElementProps } from '../elementProps';

export interface LanguageFieldProps extends ElementProps<HTMLSpanElement> {
  /** The portal's language, as two letters. */
  language: string;
  /** The languages to choose from. */
  languages: readonly string[];
  /** Called with the language's code. */
  onLanguageChange: (language: string) => void;
}

/**
 * The choice of a language, each in its own name. The other options come after the first paint, because the
 * browser loads fonts for all their scripts before it paints.
 */
export function LanguageField({ language, languages, onLanguageChange, ...rest }: LanguageFieldProps) {
  const hasOthers = useAfterPaint();
  const offered = languages.filter(isLanguage).filter((one) => hasOthers || one === language);
  return (
    <Box {...rest}>
      <Select
        aria-label={languageFieldMessages.language}
        value={language}
        onChange={(event) => onLanguageChange(event.target.value)}
      >
        {offered.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </Select>
      <Icon name="chevronDown" />
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: inline-grid;
  align-items: center;
  color: ${color.inkMuted};
  font-size: ${fontSize.label};

  > svg {
    position: absolute;
    inset-inline-end: ${space[2]};
    pointer-events: none;
  }
`;

const Select = styled.select`
  appearance: none;
  /* As wide as what is chosen, so that nothing moves when the others come. */
  field-sizing: content;
  min-block-size: ${control.small};
  padding-inline: ${space[2]} ${space[6]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: inherit;
  cursor: pointer;

  option {
    background: ${color.surface};
    color: ${color.ink};
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
