import { windows } from '../packages/ui/src/testing/windows';

const titles: Record<keyof typeof windows, string> = {
  phone: 'Phone',
  phoneLarge: 'Phone',
  tabletSmall: 'Tablet, the menu turns small:',
  tablet: 'Tablet',
  tickets: 'Tablet, the tickets turn double:',
  laptop: 'Laptop, the menu opens:',
  desktop: 'Desktop',
};

/** The toolbar's sizes (A §9, D16). */
export const viewports = Object.fromEntries(
  Object.entries(windows).map(([name, { width, height }]) => [
    name,
    {
      name: `${titles[name as keyof typeof windows]} ${width}`,
      styles: { width: `${width}px`, height: `${height}px` },
    },
  ]),
);

const given: unknown = import.meta.env.STORYBOOK_VIEWPORT;

/** The window size that a test run requests for every story that pins none (`npm run stories -- --width 390`). */
export const givenViewport =
  typeof given === 'string' && given in viewports ? { viewport: { value: given } } : {};
