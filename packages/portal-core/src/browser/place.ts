/**
 * The portal's folder on its origin (ADR 27), '' if it has the origin alone. A page that embeds the portal, such as
 * Storybook, has no folder ('./').
 */
export const folder = import.meta.env.BASE_URL.replace(/\.?\/$/, '');

/** The browser's form of a portal address: `/user/chat` may be `/members/user/chat` there. */
export const withBasePath = (path: string): string => folder + path;

/** The current address in the portal's form. */
export const pathHere = (): string => window.location.pathname.slice(folder.length) || '/';

/** Base of copied or sent links to the portal: `https://example.com/members`. */
export const portalHome = (): string => window.location.origin + folder;
