/** A placeholder, or what surrounds a plural form. */
const syntax = /(\{\w+\}|\{\w+, plural,|\b(?:one|other) \{)/;

const signs: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/** Returns the text a third longer, in brackets. Truncated text and text outside the messages become visible. */
export function stretch(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text;
  const written = text
    .split(syntax)
    .map((part) => (syntax.test(part) ? part : part.replace(/[A-Za-z]/g, (sign) => signs[sign] ?? sign)))
    .join('');
  return `[${written}${' ~'.repeat(Math.ceil(text.length / 6))}]`;
}
