const unreleasedTitle = 'Unreleased';

/** The text below a version's heading: what members and reviewers can see. Throws where no one has written it down. */
export function getNotes(changelog, version = unreleasedTitle) {
  const [, ...parts] = changelog.split(/^## /m);
  const part = parts.find((text) => /^[^\s,]+/.exec(text)?.[0] === version);
  if (part === undefined) throw new Error(`CHANGELOG.md has no section "## ${version}".`);
  const notes = part.slice(part.indexOf('\n')).trim();
  if (notes === '') throw new Error(`CHANGELOG.md says nothing below "## ${version}".`);
  return notes;
}

/** The changelog with those notes below the version and its day, and space for the next ones above. */
export const released = (changelog, version, day) =>
  changelog.replace(`## ${unreleasedTitle}\n`, `## ${unreleasedTitle}\n\n## ${version}, ${day}\n`);
