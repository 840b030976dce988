const heading = '## Unreleased\n';

/** What members and reviewers can see since the last release; throws where no one has written it down. */
export function unreleased(changelog) {
  const start = changelog.indexOf(heading);
  if (start < 0) throw new Error('CHANGELOG.md has no section "## Unreleased".');
  const rest = changelog.slice(start + heading.length);
  const end = rest.search(/^## /m);
  const notes = (end < 0 ? rest : rest.slice(0, end)).trim();
  if (notes === '') throw new Error('CHANGELOG.md says nothing below "## Unreleased".');
  return notes;
}

/** The changelog with those notes below the version and its day, and space for the next ones above. */
export const released = (changelog, version, day) =>
  changelog.replace(heading, `${heading}\n## ${version}, ${day}\n`);
