import type { Decorator } from '@storybook/react-vite';
import { Theme } from '../../packages/ui/src/theme/Theme';
import { isOutspoken, speakAnew, spoken } from '../operator/speak';

/** Applies text size and direction to the whole page of a story. */
export const withToolbar: Decorator = (Story, { globals }) => {
  if (isOutspoken(globals)) {
    speakAnew(globals);
    return <></>;
  }
  const page = document.documentElement;
  page.dir = globals.direction === 'rtl' || spoken.language === 'ar' ? 'rtl' : 'ltr';
  page.style.fontSize = `${String(globals.text)}%`;
  // Remounts the story when the clock or zone changes.
  const key = `${String(globals.zone)} ${String(globals.clock)}`;
  return (
    <Theme>
      <Story key={key} />
    </Theme>
  );
};
