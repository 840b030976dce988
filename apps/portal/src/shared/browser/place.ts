/**
 * The folder of the portal on its origin (ADR 27), '' where it has the origin for itself. A page that shows the portal
 * inside of itself, such as the review room, is built for no folder at all ('./').
 */
export const folder = import.meta.env.BASE_URL.replace(/\.?\/$/, '');

/** What a browser calls an address of the portal: `/user/chat` may be `/members/user/chat` there. */
export const withBasePath = (path: string): string => folder + path;

/** The address that the browser shows, as the portal calls it. */
export const pathHere = (): string => window.location.pathname.slice(folder.length) || '/';

/** What a link to the portal begins with that is copied or sent: `https://example.com/members`. */
export const portalHome = (): string => window.location.origin + folder;
