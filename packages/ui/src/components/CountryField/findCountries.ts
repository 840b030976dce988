/** A country to choose (A §3). */
export interface Country {
  /** The server's key, as text. */
  id: string;
  name: string;
  /** The calling code as a plus and digits, such as `+234`; '' if the server has none. */
  callingCode: string;
}

/** Letters without a Unicode decomposition. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Normalises a text for comparison: lower case, no diacritics, single blanks. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[æđðıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Ranks a normalised name: 0 starts with the query, 1 has a word that does, 2 contains it, -1 does not. */
function getRank(name: string, query: string): number {
  if (name.startsWith(query)) return 0;
  if (name.includes(` ${query}`)) return 1;
  return name.includes(query) ? 2 : -1;
}

/**
 * The matching countries, best first. Names match in any case and without accents, calling codes with or
 * without the plus. An empty text returns all countries.
 */
export function findCountries(countries: readonly Country[], typed: string): readonly Country[] {
  const query = foldText(typed);
  if (query === '') return countries;
  const code = /^\d+$/.test(query.replaceAll(' ', '')) ? `+${query.replaceAll(' ', '')}` : undefined;
  const ranked = countries.map((country) => ({
    country,
    rank: code === undefined ? getRank(foldText(country.name), query) : getRank(country.callingCode, code),
    // Shorter codes come first, so an exact match leads: +1 before +1684.
    rest: code === undefined ? 0 : country.callingCode.length,
  }));
  return ranked
    .filter(({ rank }) => (code === undefined ? rank >= 0 : rank === 0))
    .sort((a, b) => a.rank - b.rank || a.rest - b.rest)
    .map(({ country }) => country);
}

/** The country with exactly this name, for text that was typed or autofilled. */
export function namedCountry(countries: readonly Country[], typed: string): Country | undefined {
  const query = foldText(typed);
  return query === '' ? undefined : countries.find(({ name }) => foldText(name) === query);
}
