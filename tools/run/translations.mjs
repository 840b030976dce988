import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const folder = 'packages/ui/src/text/languages';

/** The English texts that a language lacks, by file and key. Members read the English text instead. */
export function missingTranslations(read = (file) => readFileSync(join(root, file), 'utf8')) {
  const texts = (file) => JSON.parse(read(file));
  const english = texts(`${folder}/en.json`);
  const files = readdirSync(join(root, folder)).filter((name) => /^(?!en\.).*\.json$/.test(name));
  return files.flatMap((name) => {
    const file = `${folder}/${name}`;
    const known = texts(file);
    const keys = Object.keys(english).filter((key) => !Object.hasOwn(known, key));
    return keys.map((key) => ({ file, language: name.replace('.json', ''), key, text: english[key] }));
  });
}

/** What to write into which file; '' when nothing is missing. */
export function describeMissing(missing) {
  const files = [...new Set(missing.map(({ file }) => file))];
  const parts = files.map((file) => {
    const own = missing.filter((one) => one.file === file);
    const lines = own.map(({ key, text }) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},`);
    return [`${file} (${own[0].language}) lacks ${own.length}. Add, translated:`, ...lines].join('\n');
  });
  return parts.length === 0
    ? ''
    : `Members read these texts in English, and \`npm run release\` refuses them.\n${parts.join('\n')}`;
}
