/** Folders and a name of plain characters, none of them a dot alone, hidden or a query (T10). */
const relativePath = /^(?:(?!\.)[A-Za-z0-9._-]{1,128}\/){0,8}(?!\.)[A-Za-z0-9._-]{1,128}$/;

/** An encoded dot, slash or backslash, which a server may decode into another path. */
const encodedSteps = /%(?:2e|2f|5c)/i;

/** The page's own address, which a relative folder belongs to. */
const getPage = () =>
  (globalThis as { location?: { href: string } }).location?.href ?? 'https://portal.invalid/';

/** The rest of an absolute address after the images' folder. A proxy's `http:` counts as the folder's scheme. */
function restInFolder(folder: string, name: string, page: string): string | undefined {
  const base = new URL(`${folder}/`, page);
  if (!/^(?:https?:\/)?\/[^\\]+$/i.test(name) || !URL.canParse(name, base)) return undefined;
  const { host, pathname, search, username, password } = new URL(name, base);
  const rest = pathname.slice(base.pathname.length);
  const isInside = host === base.host && pathname.startsWith(base.pathname) && rest !== '';
  return isInside && username + password === '' && !encodedSteps.test(pathname) ? rest + search : undefined;
}

/**
 * The address of a stored image (D134): a path inside the images' folder, or an absolute address under it. Undefined for
 * anything else, which gets a placeholder.
 */
export function imageUrl(folder: string, name: unknown, page = getPage()): string | undefined {
  if (typeof name !== 'string' || name.length > 1024) return undefined;
  const rest = relativePath.test(name) ? name : restInFolder(folder, name, page);
  return rest === undefined ? undefined : `${folder}/${rest}`;
}

/** The same for an optional image: undefined without one, '' for one that can't be shown. */
export const optionalImageUrl = (folder: string, name: unknown): string | undefined =>
  typeof name === 'string' && name.trim() !== '' ? (imageUrl(folder, name) ?? '') : undefined;

/** The folder for HtmlBody: absolute, with a trailing slash. `page` is the page's own address. */
export const imageBase = (folder: string, page: string): string => new URL(`${folder}/`, page).href;
