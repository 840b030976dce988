import styled from 'styled-components';
import { Segments, type Segment } from '../../components/Segments/Segments';
import { color, fontSize, space } from '../../tokens';
import type { AppShellProps, ThemeChoice } from './AppShell.types';
import { appShellWords } from './appShellWords';

const choices: readonly Segment<ThemeChoice>[] = [
  { value: 'system', label: appShellWords.system },
  { value: 'light', label: appShellWords.light },
  { value: 'dark', label: appShellWords.dark },
];

/** The choice of a theme: light by default, dark, or as the system says. */
export function ThemeChoices({ theme, onThemeChosen }: Pick<AppShellProps, 'theme' | 'onThemeChosen'>) {
  return (
    <Group>
      <Heading aria-hidden="true">{appShellWords.theme}</Heading>
      <Segments
        size="small"
        label={appShellWords.theme}
        segments={choices}
        value={theme}
        onChange={onThemeChosen}
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
