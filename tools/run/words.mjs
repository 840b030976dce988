// Writes every text of the portal by its key: what an operator may replace and a language has to have (ADR 26). A text
// with parts that are filled in has `{0}` in the place of the first.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from '../rules/words/readWords.ts';
import { describeMissing, missingTranslations } from './translations.mjs';

const file = join(import.meta.dirname, '../../packages/ui/src/text/languages/en.json');
const words = await readWords();
writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
console.log(`Wrote ${Object.keys(words).length} texts. ${describeMissing(missingTranslations())}`);
