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
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[æđðıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
