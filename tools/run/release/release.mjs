// `npm run release -- <version> [--dry-run | --build]`: changelog, versions, commit, artefacts and tag. It sends nothing anywhere.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from '../run.mjs';
import { describeOpen, getOpenSections } from '../spec.mjs';
import { describeMissing, missingTranslations } from '../translations.mjs';
import { failWithUsage, parseArguments } from '../usage.mjs';
import { writeArtefacts } from './artefacts.mjs';

/** Whether a version is one, of three figures, and later than another. */
function isLater(version, than) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [figures, before] = [version, than].map((text) => text.split('.').map(Number));
  const first = figures.findIndex((figure, index) => figure !== before[index]);
  return first >= 0 && figures[first] > before[first];
}

const escaped = (version) => version.replaceAll('.', '\\.');

/** A `package.json` of ours, or the lock file's text, with another version of the project and of what it has of itself. */
function withVersion(text, from, to) {
  const old = escaped(from);
  return text
    .replace(
      new RegExp(`("name": "(?:member-portal|@portal/[\\w-]+)",\\n\\s*"version": )"${old}"`, 'g'),
      `$1"${to}"`,
    )
    .replace(new RegExp(`("@portal/[\\w-]+": )"${old}"`, 'g'), `$1"${to}"`);
}

const unreleasedTitle = 'Unreleased';

/** The text below a version's heading: what members and reviewers can see. Throws where no one has written it down. */
function getNotes(changelog, version = unreleasedTitle) {
  const [, ...parts] = changelog.split(/^## /m);
  const part = parts.find((text) => /^[^\s,]+/.exec(text)?.[0] === version);
  if (part === undefined) throw new Error(`CHANGELOG.md has no section "## ${version}".`);
  const notes = part.slice(part.indexOf('\n')).trim();
  if (notes === '') throw new Error(`CHANGELOG.md says nothing below "## ${version}".`);
  return notes;
}

/** The changelog with those notes below the version and its day, and space for the next ones above. */
const released = (changelog, version, day) =>
  changelog.replace(`## ${unreleasedTitle}\n`, `## ${unreleasedTitle}\n\n## ${version}, ${day}\n`);

const usage = `npm run release -- <version> [--dry-run | --build]

Dates the changelog, sets the versions, commits, builds the artefacts and tags. It publishes nothing.

  --dry-run   only print what would change
  --build     only build the artefacts of a version whose tag is checked out`;

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const read = (file) => readFileSync(join(root, file), 'utf8');

function plan(version) {
  const current = JSON.parse(read('package.json')).version;
  if (!isLater(version, current)) throw new Error(`A release is later than ${current}, such as 1.2.0.`);
  if (git('status', '--porcelain') !== '') throw new Error('Something is not committed.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`There is a tag v${version} already.`);
  const missing = describeMissing(missingTranslations());
  if (missing !== '') throw new Error(missing);
  const open = getOpenSections();
  if (open.length > 0) throw new Error(`A release keeps every decision:\n${describeOpen(open)}`);
  const changelog = read('CHANGELOG.md');
  const packages = git('ls-files', 'package.json', 'package-lock.json', '*/package.json').split('\n');
  const day = new Date().toISOString().slice(0, 10);
  const changes = [
    { file: 'CHANGELOG.md', text: released(changelog, version, day) },
    ...packages.map((file) => ({ file, text: withVersion(read(file), current, version) })),
  ].filter(({ file, text }) => text !== read(file));
  return { notes: getNotes(changelog), changes };
}

async function release(version, dryRun) {
  const { notes, changes } = plan(version);
  console.log(`${version} changes ${changes.map(({ file }) => file).join(', ')}, and says:\n\n${notes}\n`);
  if (dryRun) return;
  for (const { file, text } of changes) writeFileSync(join(root, file), text);
  const message = `build(release): publish ${version}`;
  git('commit', '--quiet', '--message', message, '--', ...changes.map(({ file }) => file));
  try {
    await writeArtefacts(version, notes);
  } catch (error) {
    // The folder was clean before, so nothing is lost.
    git('reset', '--quiet', '--hard', 'HEAD^');
    throw error;
  }
  git('tag', '--annotate', `v${version}`, '--message', `${version}\n\n${notes}`, '--cleanup=verbatim');
  console.log(`\nrelease/${version} has the artefacts. To publish it: git push --follow-tags`);
}

async function build(version) {
  if (!git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`))
    throw new Error(`The tag v${version} is not checked out.`);
  await writeArtefacts(version, getNotes(read('CHANGELOG.md'), version));
}

try {
  const { positionals, values } = parseArguments(usage, {
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, build: { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1) failWithUsage(usage);
  await (values.build ? build(positionals[0]) : release(positionals[0], values['dry-run']));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
