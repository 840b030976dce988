// npm run stories [-- --colours] [--width 390] [--language ar]: React as members get it. Its development build keeps a stack of every element, which is a third of the run.
// Contrasts are measured of each story when they are asked for, as they are at night; else the theme's pairs hold them.
// With them come the stories that are tagged `live`.
// With a width, every story that pins no size of its own plays as on a phone (390), a tablet (820) or a desk (1440).
import { ensureGenerated } from './ensureGenerated.mjs';
import { chosenArgs, fail, run, tool } from './run.mjs';
import { chooseNames, parseArguments } from './usage.mjs';

/** The toolbar's sizes of these widths (.storybook/viewports.ts). */
const viewports = { 390: 'phoneLarge', 820: 'tablet', 1440: 'desktop' };

const languages = ['en', 'es', 'ar', 'hi'];

const usage = `npm run stories [-- <folder>... --colours --width <390 | 820 | 1440> --language <en | es | ar | hi>]

  <folder>   only the stories of these folders
  --colours  also measures the contrast of each story and plays the stories tagged live
  --width    plays each story that pins no size at this width
  --language plays the stories in this language`;

const { values, positionals } = parseArguments(usage, {
  allowPositionals: true,
  options: {
    colours: { type: 'boolean', default: false },
    width: { type: 'string' },
    language: { type: 'string' },
  },
});
const { colours: hasColours, width, language } = values;
chooseNames('--language', language, languages);
chooseNames('--width', width, Object.keys(viewports));

try {
  await ensureGenerated();
  await run(tool('vitest'), ['run', '--project', 'stories', ...positionals, ...chosenArgs()], {
    env: {
      ...{ NODE_ENV: 'production', STORYBOOK_PLAIN: String(!hasColours) },
      ...(width && { STORYBOOK_VIEWPORT: viewports[width] }),
      ...(language && { STORYBOOK_LANGUAGE: language }),
    },
  });
} catch (error) {
  fail(error.message);
}
