// npm run stories [-- --colours] [--width 390]: React as members get it. Its development build keeps a stack of every element, which is a third of the run.
// Contrasts are measured of each story when they are asked for, as they are at night; else the theme's pairs hold them.
// With them come the stories that are tagged `live`.
// With a width, every story that pins no size of its own plays as on a phone (390), a tablet (820) or a desk (1440).
import process from 'node:process';
import { ensureContract } from './contract.mjs';
import { fail, run, tool } from './run.mjs';
import { showUsage } from './usage.mjs';

/** The toolbar's sizes of these widths (.storybook/viewports.ts). */
const viewports = { 390: 'phoneLarge', 820: 'tablet', 1440: 'desktop' };

showUsage(`npm run stories [-- <folder>... --colours --width <390 | 820 | 1440>]

  <folder>   only the stories of these folders
  --colours  also measures the contrast of each story and plays the stories tagged live
  --width    plays each story that pins no size at this width`);

const asked = process.argv.slice(2);
const hasColours = asked.includes('--colours');
const at = asked.indexOf('--width');
const width = at < 0 ? undefined : asked[at + 1];
const rest = asked.filter(
  (word, location) => word !== '--colours' && (at < 0 || (location !== at && location !== at + 1)),
);

try {
  if (at >= 0 && !(width in viewports))
    throw new Error(`--width takes one of ${Object.keys(viewports).join(', ')}.`);

  await ensureContract();
  await run(tool('vitest'), ['run', '--project', 'stories', ...rest], {
    env: {
      ...{ NODE_ENV: 'production', STORYBOOK_PLAIN: String(!hasColours) },
      ...(width && { STORYBOOK_VIEWPORT: viewports[width] }),
    },
  });
} catch (error) {
  fail(error.message);
}
