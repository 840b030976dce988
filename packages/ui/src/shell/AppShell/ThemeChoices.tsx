import { useId } from 'react';
import styled from 'styled-components';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import type { AppShellProps, ThemeChoice } from './AppShell.types';

const choices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light by default, or as the system or the member says. */
export function ThemeChoices({ theme, onThemeChosen }: Pick<AppShellProps, 'theme' | 'onThemeChosen'>) {
  const name = useId();
  return (
    <Group>
      <Legend>Theme</Legend>
      <Track>
        {choices.map(({ value, label }) => (
          <Choice key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === theme}
              onChange={() => onThemeChosen(value)}
            />
            {label}
          </Choice>
        ))}
      </Track>
    </Group>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: ${space[2]} ${space[3]} ${space[3]};
  border: 0;
`;

const Legend = styled.legend`
  padding: 0 0 ${space[1.5]};
  font-size: ${fontSize.small};
  color: ${color.inkFaint};
`;

const Track = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  padding: ${space.half};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${control.small};
  padding-inline: ${space[2]};
  border: ${border.hair} solid transparent;
  border-radius: ${radius.small};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.medium};
  color: ${color.inkMuted};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    background: ${color.surface};
    border-color: ${color.line};
    color: ${color.ink};
  }
  &:has(:focus-visible) {
    outline: ${border.focus} solid ${color.accentInk};
  }
  ${media.phone} {
    min-block-size: ${control.touch};
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: ${border.hair} solid;
    }
  }
`;
