// Writes every text of the portal by its key, for operators who replace it and for translators (ADR 26), and the notes for
// translators.
import { writeFileSync } from 'node:fs';
import { readNotes } from './readNotes';
import { readTexts } from './readTexts';

function write(name: string, texts: Readonly<Record<string, string>>): void {
  const file = new URL(`../src/text/languages/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

write('en', await readTexts());
write('notes', readNotes());
