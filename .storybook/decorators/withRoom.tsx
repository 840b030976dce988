import type { Decorator } from '@storybook/react-vite';
import { PortalTheme } from '../../packages/ui/src/theme/PortalTheme';

/** The room a story stands in: theme, text size and direction, all of them the page's. */
export const withRoom: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  page.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  page.style.fontSize = `${String(globals.text)}%`;
  return (
    <PortalTheme>
      {/* What worked with the old clock or zone is made anew. */}
      <Story key={`${String(globals.zone)} ${String(globals.clock)}`} />
    </PortalTheme>
  );
};
