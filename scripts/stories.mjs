// npm run stories [-- --colours]: React as members get it. Its development build keeps a stack of every element, which is a third of the run.
// Contrasts are measured of each story when they are asked for, as they are at night; else the theme's pairs hold them.
import process from 'node:process';
import { fail, run, tool } from './run.mjs';

const asked = process.argv.slice(2);
const hasColours = asked.includes('--colours');

try {
  await run(
    tool('vitest'),
    ['run', '--project', 'stories', ...asked.filter((word) => word !== '--colours')],
    {
      env: { NODE_ENV: 'production', STORYBOOK_PLAIN: String(!hasColours) },
    },
  );
} catch (error) {
  fail(error.message);
}
