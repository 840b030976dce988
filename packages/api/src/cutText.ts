/** No character that a person reads is longer, in UTF-16 units. A longer one is an attack with marks. */
const longestCharacter = 64;

/** The characters that a person reads; code points in an engine without a segmenter. */
const toCharacters = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

/** The start of a text, at most `length` UTF-16 units long, which ends with a whole character. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const character of toCharacters(text.slice(0, length + longestCharacter))) {
    const isEndless = character.length > longestCharacter;
    if (!isEndless && end + character.length > length) break;
    end += character.length;
  }
  return text.slice(0, Math.min(end, length)).replace(/\p{Cs}$/u, '');
}
