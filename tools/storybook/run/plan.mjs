/** Whether a pattern matches the beginning of a text; * matches anything: "Screens/Access", "*Login". */
export function matches(patterns, texts) {
  return patterns.some((pattern) => {
    const source = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
    return texts.some((text) => new RegExp(`^${source}`, 'i').test(text));
  });
}

/**
 * The stories of a Storybook that are looked at, by their files. What only tests has left the sidebar (`!dev`).
 *
 * @param {string} url of the Storybook
 * @param {{ stories?: string[], reached?: (file: string) => boolean }} only patterns of titles or ids, and files
 */
export async function planSnapshots(url, { stories = ['*'], reached = () => true }) {
  const { entries } = await (await fetch(new URL('index.json', url))).json();
  const files = new Map();
  for (const { type, id, title, name, importPath, tags } of Object.values(entries)) {
    const file = importPath.replace(/^\.\//, '');
    if (type !== 'story' || !tags.includes('dev') || !reached(file)) continue;
    if (matches(stories, [`${title}/${name}`, id])) files.set(file, [...(files.get(file) ?? []), id]);
  }
  return [...files].map(([file, ids]) => ({ file, ids }));
}
