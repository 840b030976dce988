import type { Decorator } from '@storybook/react-vite';
import { PortalTheme } from '../../packages/ui/src/theme/PortalTheme';
import { isOutspoken, speakAnew, spoken } from '../operator/speak';
import { seeAs } from '../sight/see';
import type { Sight } from '../sight/choices';
import { color } from '../../packages/ui/src/tokens';

const themes = ['light', 'dark'] as const;

/** The room a story stands in: theme, text size, direction and the eyes it is seen with, all of them the page's. */
export const withRoom: Decorator = (Story, { globals }) => {
  if (isOutspoken(globals)) {
    speakAnew(globals);
    return <></>;
  }
  const page = document.documentElement;
  page.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
  page.dir = globals.direction === 'rtl' || spoken.language === 'ar' ? 'rtl' : 'ltr';
  page.style.fontSize = `${String(globals.text)}%`;
  seeAs(globals.sight as Sight);
  // What worked with the old clock or zone is made anew.
  const key = `${String(globals.zone)} ${String(globals.clock)}`;
  return (
    <PortalTheme>
      {globals.theme === 'stacked' ? (
        themes.map((theme) => (
          // One photograph of both: what plays needs the page for itself, and is never seen so.
          <div key={theme} data-theme={theme} style={{ color: color.ink, background: color.canvas }}>
            <Story key={key} />
          </div>
        ))
      ) : (
        <Story key={key} />
      )}
    </PortalTheme>
  );
};
