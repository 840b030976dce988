/** Whether a version is one, of three figures, and later than another. */
export function isLater(version, than) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [figures, before] = [version, than].map((text) => text.split('.').map(Number));
  const first = figures.findIndex((figure, index) => figure !== before[index]);
  return first >= 0 && figures[first] > before[first];
}

const escaped = (version) => version.replaceAll('.', '\\.');

/** A `package.json` of ours, or the lock file's text, with another version of the project and of what it has of itself. */
export function withVersion(text, from, to) {
  const old = escaped(from);
  return text
    .replace(
      new RegExp(`("name": "(?:member-portal|@portal/[\\w-]+)",\\n\\s*"version": )"${old}"`, 'g'),
      `$1"${to}"`,
    )
    .replace(new RegExp(`("@portal/[\\w-]+": )"${old}"`, 'g'), `$1"${to}"`);
}
