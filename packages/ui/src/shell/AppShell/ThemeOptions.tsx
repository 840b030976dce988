import styled from 'styled-components';
import { Segments, type Segment } from '../../components/Segments/Segments';
import { color, fontSize, space } from '../../tokens';
import { appShellMessages } from './messages';

export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeOptionsProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}

const options: readonly Segment<ThemeChoice>[] = [
  { value: 'system', label: appShellMessages.system },
  { value: 'light', label: appShellMessages.light },
  { value: 'dark', label: appShellMessages.dark },
];

/** The theme choice: light by default, dark, or the system's. */
export function ThemeOptions({ theme, onThemeChange }: ThemeOptionsProps) {
  return (
    <Group>
      <Heading aria-hidden="true">{appShellMessages.theme}</Heading>
      <Segments
        size="small"
        label={appShellMessages.theme}
        segments={options}
        value={theme}
        onChange={onThemeChange}
      />
    </Group>
  );
}

const Group = styled.div`
  padding: ${space[2]} ${space[3]} ${space[3]};
`;

const Heading = styled.p`
  padding-block-end: ${space[1.5]};
  font-size: ${fontSize.small};
  color: ${color.inkFaint};
`;
