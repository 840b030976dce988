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

/**
 * Normalises a text for comparison: lower case, no diacritics, single blanks. The vowels of Hindi are marks too, and
 * stay: `टोगो` is not `टोंगा`. Its dots below are written or left out.
 */
export const foldText = (text: string): string => (isPlain.test(text) ? foldPlain(text) : foldAny(text));

/** Most texts, and several times faster. */
const isPlain = /^[ -~]*$/;
const foldPlain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const foldAny = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?=\p{M})\p{Script=Inherited}|\u093c/gu, '')
    .replaceAll('ँ', 'ं')
    .replace(/[æđðıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
