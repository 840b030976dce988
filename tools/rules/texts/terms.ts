import { read } from '../../requirements/files';

/** The languages of the table, in the order of its columns. */
const languages = ['es', 'ar', 'hi'];

/** Without accents, vowel points and dots below. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/[\u0300-\u036F\u064B-\u0655\u093C]/g, '');

const splitCell = (cell: string | undefined, separator: string) =>
  (cell ?? '')
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * Finds a form of a term. A Spanish or English one is a whole word, or the beginning of one. An Arabic or Hindi one
 * may have letters attached to it, and an Arabic one may lack its article.
 */
function toPattern(form: string): RegExp {
  const stem = plain(form.replace(/-$/, ''));
  if (/\p{Script=Latin}/u.test(stem))
    return new RegExp(`(?<!\\p{L})${stem}${form.endsWith('-') ? '' : '(e?s)?(?!\\p{L})'}`, 'iu');
  return new RegExp(
    stem
      .replaceAll(/ (ال)?/gu, ' (ال)?')
      .replaceAll('ة', '[ةت]')
      .replace(/ी$/, '[ीि]'),
    'u',
  );
}

const toLanguage = (word: string) =>
  /\p{Script=Arabic}/u.test(word) ? 'ar' : /\p{Script=Devanagari}/u.test(word) ? 'hi' : 'es';

/** "direct (member)" is one of the word's senses, so the check can't tell where it is meant. */
const hasSense = (word: string) => word.endsWith(')');
const withoutSense = (word: string) => word.replace(/ \(.*\)$/, '');

function parseTerm(line: string) {
  const cells = line.split('|').slice(1, -1);
  const names = splitCell(cells[0], ',');
  return {
    name: names.join(', '),
    isOneSense: names.some(hasSense),
    english: names.map((name) => toPattern(withoutSense(name))),
    forms: new Map(languages.map((language, at) => [language, splitCell(cells[at + 1], '/')])),
    not: splitCell(cells[4], ','),
  };
}

const table = read('docs/terms.md')
  .split('\n')
  .filter((line) => line.startsWith('|'));
const terms = table.slice(2).map(parseTerm);

const isIn = (text: string, patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));

/** The terms that a translation lacks, and the words that docs/terms.md rules out for one. */
export function termFaults(english: string, translation: string, language: string): string[] {
  if (language === 'en') return [];
  const [ours, theirs] = [plain(english), plain(translation)];
  const faults = terms.flatMap((term) => {
    const forms = term.forms.get(language) ?? [];
    const isNamed = isIn(ours, term.english);
    const wrong = term.not.filter(
      (word) =>
        toLanguage(word) === language &&
        (isNamed || !hasSense(word)) &&
        toPattern(withoutSense(word)).test(theirs),
    );
    const isLacking = isNamed && !term.isOneSense && !isIn(theirs, forms.map(toPattern));
    return [
      ...wrong.map((word) => `has “${word}”: write ${forms.join(' / ')}`),
      ...(isLacking ? [`lacks “${term.name}”: write ${forms.join(' / ')}`] : []),
    ];
  });
  return [...new Set(faults)];
}
