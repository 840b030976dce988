// npm run new:screen -- <area> <Screen> <address>: writes the files of a new screen in every layer.
import { fail, run, tool } from './run.mjs';
import { failWithUsage, parseArguments } from './usage.mjs';

const usage = `npm run new:screen [-- <area> <Screen> <address>]

  npm run new:screen -- payouts YearAward /user/yearAward

Without words it asks for them.`;

const { positionals } = parseArguments(usage, { allowPositionals: true });
if (![0, 3].includes(positionals.length)) failWithUsage(usage);
try {
  await run(tool('turbo'), ['gen', 'screen', ...(positionals.length > 0 ? ['--args', ...positionals] : [])]);
} catch (error) {
  fail(error.message);
}
