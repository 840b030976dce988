// `npm run new:screen -- <area> <Screen> <route>` writes every place that a new screen needs, from contract to flow.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fail, root, run, tool } from '../run.mjs';
import { showUsage } from '../usage.mjs';
import { editsFor } from './edits.mjs';
import { filesFor } from './files.mjs';
import { namesOf } from './names.mjs';

showUsage(`npm run new:screen -- <area> <Screen> <route>

Writes the files and rows of a new screen, from contract to flow: npm run new:screen -- tickets TicketNotes /user/ticketNotes`);

const areas = [...readFileSync(join(root, 'checks/areas.ts'), 'utf8').matchAll(/^ {2}'(\w+)',$/gm)].map(
  ([, word]) => word,
);

/** Works everything out before it writes anything, so that nothing is begun that can't be finished. */
function plan(names) {
  const made = Object.entries(filesFor(names));
  const taken = made.find(([path]) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken[0]} is there already.`);
  const edited = Object.entries(editsFor(names)).map(([path, edit]) => {
    try {
      return [path, edit(readFileSync(join(root, path), 'utf8'))];
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
  return [...made, ...edited];
}

try {
  const names = namesOf(process.argv.slice(2), areas);
  const places = plan(names);
  for (const [path, text] of places) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const written = places.map(([path]) => path);
  await run('npm', ['run', '--silent', 'generate', '--', 'types']);
  await run(
    tool('oxfmt'),
    written.filter((path) => !path.endsWith('.tsv')),
  );
  console.log(`\nWrote ${written.length} places:\n${written.map((path) => `  ${path}`).join('\n')}`);
  console.log(`\nNext: docs/adding-a-screen.md. What the menu shows is packages/ui/src/shell/navigation.ts.`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
