// Writes every text of the portal by its key, for operators who replace it and for translators (ADR 26), and the notes
// for translators.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNotes } from '../rules/texts/readNotes.ts';
import { readTexts } from '../rules/texts/readTexts.ts';
import { describeMissing, missingTranslations } from './translations.mjs';

const folder = join(import.meta.dirname, '../../packages/ui/src/text/languages');
const write = (file, texts) => writeFileSync(join(folder, file), `${JSON.stringify(texts, null, 2)}\n`);
const texts = await readTexts();
write('en.json', texts);
write('notes.json', readNotes());
console.log(`Wrote ${Object.keys(texts).length} texts. ${describeMissing(missingTranslations())}`);
