// A plain file name: no folders, no dots alone, no query (T10).
const imageName = /^(?!\.)[A-Za-z0-9._-]{1,128}$/;

/** The address of a stored image. Undefined for anything but a plain file name, which gets a placeholder. */
export function imageUrl(folder: string, name: unknown): string | undefined {
  return typeof name === 'string' && imageName.test(name) ? `${folder}/${name}` : undefined;
}

/** The folder for HtmlBody: absolute, with a trailing slash. `page` is the page's own address. */
export const imageBase = (folder: string, page: string): string => new URL(`${folder}/`, page).href;
