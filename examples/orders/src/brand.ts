import type { BrandTheme } from '@portal/ui';

/** A green shop in place of the portal's blue. PortalTheme would refuse one that is hard to read. */
export const brand: BrandTheme = {
  light: { accent: '#0b6b4f', accentHover: '#08543e', accentSoft: '#e3f3ed', accentInk: '#0a5f46' },
  dark: {
    accent: '#3fbf95',
    accentHover: '#62cfaa',
    accentSoft: '#112b26',
    accentInk: '#6fd6b4',
    onAccent: '#06110d',
  },
};
