import type { Decorator } from '@storybook/react-vite';
import { PortalTheme } from '../../packages/ui/src/theme/PortalTheme';
import { color, space } from '../../packages/ui/src/tokens';

const themeOf = (chosen: unknown) => (chosen === 'dark' ? 'dark' : 'light');
const directionOf = (chosen: unknown) => (chosen === 'rtl' ? 'rtl' : 'ltr');

/** The room a story stands in: theme, text size and direction of the page; in docs, of the story's own box. */
export const withRoom: Decorator = (Story, { globals, viewMode }) => {
  const theme = themeOf(globals.theme);
  const direction = directionOf(globals.direction);
  // A component that worked with the old clock or zone is made anew.
  const story = <Story key={`${String(globals.zone)} ${String(globals.clock)}`} />;
  if (viewMode === 'docs') {
    const box = { color: color.ink, background: color.canvas, padding: space[5] };
    return (
      <PortalTheme>
        <div data-theme={theme} dir={direction} style={box}>
          {story}
        </div>
      </PortalTheme>
    );
  }
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dir = direction;
  page.style.fontSize = `${String(globals.text)}%`;
  return <PortalTheme>{story}</PortalTheme>;
};
