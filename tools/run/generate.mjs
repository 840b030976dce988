// npm run generate [-- types | messages]: writes the files that are made from others.
import process from 'node:process';
import { fail, run } from './run.mjs';
import { describeMissing, missingTranslations } from './translations.mjs';
import { failWithUsage, showUsage } from './usage.mjs';

const parts = {
  types: ['npm', ['run', '--silent', 'generate', '-w', '@portal/contract']],
  messages: ['npm', ['run', '--silent', 'build', '-w', '@portal/ui']],
};

const usage = `npm run generate [-- types | messages]

  types     the types of the contract, for both ends
  messages  en.json and notes.json in packages/ui/src/text/languages, from the messages in the code

Without a word it writes both.`;

showUsage(usage);
const asked = process.argv.slice(2);
if (asked.some((word) => !(word in parts))) failWithUsage(usage);
try {
  for (const part of asked.length > 0 ? asked : Object.keys(parts)) await run(...parts[part]);
  if (!asked.includes('types') || asked.includes('messages'))
    console.log(describeMissing(missingTranslations()));
} catch (error) {
  fail(error.message);
}
