// Pure: HTML as text, without parsing it as HTML (D62, T2).

/** The named entities of rich editors. */
const named = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', ndash: '–', mdash: '—' },
    ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', bull: '•', middot: '·' },
    ...{ euro: '€', pound: '£', cent: '¢', deg: '°', times: '×', copy: '©', reg: '®', trade: '™' },
    ...{ iexcl: '¡', iquest: '¿', szlig: 'ß' },
  }),
);

/** The combining marks in names such as `eacute`. */
const marks = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['cedil', '\u0327'],
]);

/** Controls, halves of characters and bidi controls, which no entity may bring in. */
const unsafe = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

function toCharacter(code: number): string {
  const character = code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  if (code === 9 || code === 10 || code === 13 || code === 160) return ' ';
  return unsafe.test(character) ? '' : character;
}

/** The text with its entities replaced. An unknown one stays. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return toCharacter(Number(decimal));
    if (hex !== undefined) return toCharacter(parseInt(String(hex), 16));
    const known = named.get(String(name).toLowerCase());
    if (known !== undefined) return known;
    const mark = marks.get(String(name).slice(1));
    return mark === undefined ? whole : (String(name).charAt(0) + mark).normalize('NFC');
  });

/** The start of HTML, without the halves that a cut leaves at its end. */
export const startOfHtml = (html: string, length: number): string =>
  html.length <= length ? html : html.slice(0, length).replace(/(?:\p{Cs}|&#?\w{0,8})$/u, '');

/** Without invisible content, such as scripts. */
export const dropHidden = (html: string): string =>
  html.replace(/<(script|style)\b[^>]*(?:>.*?(?:<\/\1\s*>|$)|$)/gis, ' ');

/** Without tags: an inline tag divides no word, every other tag does. */
export const dropTags = (html: string): string =>
  html
    .replace(/<\/?(?:a|b|i|u|em|strong|span|small|code|mark|sub|sup)\b[^>]*(>|$)/gi, '')
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, ' ');
