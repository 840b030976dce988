import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const folder = 'packages/ui/src/text/languages';

/** The English texts that a language lacks, by file and key. Members read the English text instead. */
export function missingTranslations() {
  const texts = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const english = texts(`${folder}/en.json`);
  const notes = texts(`${folder}/notes.json`);
  const files = readdirSync(join(root, folder)).filter((name) => /^(?!en\.|notes\.).*\.json$/.test(name));
  return files.flatMap((name) => {
    const file = `${folder}/${name}`;
    const known = texts(file);
    const keys = Object.keys(english).filter((key) => !Object.hasOwn(known, key));
    const language = name.replace('.json', '');
    return keys.map((key) => ({ file, language, key, text: english[key], note: notes[key] }));
  });
}

/** What to write into which file; '' when nothing is missing. */
export function describeMissing(missing) {
  const files = [...new Set(missing.map(({ file }) => file))];
  const parts = files.map((file) => {
    const own = missing.filter((one) => one.file === file);
    const lines = own.map(
      ({ key, text, note }) =>
        `  ${JSON.stringify(key)}: ${JSON.stringify(text)},${note === undefined ? '' : `\n    (${note})`}`,
    );
    return [`${file} (${own[0].language}) lacks ${own.length}. Add, translated:`, ...lines].join('\n');
  });
  return parts.length === 0
    ? ''
    : `Members read these texts in English, and \`npm run release\` refuses them.\n${parts.join('\n')}`;
}
