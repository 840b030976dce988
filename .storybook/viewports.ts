const screen = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The toolbar's sizes: common devices, and the widths at which the portal's layout changes (A §9, D16). */
export const viewports = {
  phone: screen('Phone', 360, 780),
  phoneLarge: screen('Phone', 390, 844),
  tabletSmall: screen('Tablet, the menu turns small:', 768, 1024),
  tablet: screen('Tablet', 820, 1180),
  tickets: screen('Tablet, the tickets turn double:', 990, 1180),
  laptop: screen('Laptop, the menu opens:', 1024, 768),
  desktop: screen('Desktop', 1440, 900),
};

const given: unknown = import.meta.env.STORYBOOK_VIEWPORT;

/** The window size that a test run requests for every story that pins none (`npm run stories -- --width 390`). */
export const givenViewport =
  typeof given === 'string' && given in viewports ? { viewport: { value: given } } : {};
