import type { PaletteEntry } from './palette.types';

/** Isolates keep a code in order on the screen (wording.ts). Nobody types them. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').toLowerCase();

/** The words of what was typed, in lower case. */
const parsePlainText = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The entries whose label or hint holds every word of `query`. An empty query finds all. Labels that start with it come
 * first, then those with a word that does, then those that hold it, then what only the hint holds.
 */
export function matching(query: string, entries: readonly PaletteEntry[]): PaletteEntry[] {
  const wanted = parsePlainText(query);
  const whole = wanted.join(' ');
  const rank = (entry: PaletteEntry) => {
    const label = plain(entry.label);
    if (label.startsWith(whole)) return 0;
    if (label.includes(` ${whole}`)) return 1;
    return wanted.every((word) => label.includes(word)) ? 2 : 3;
  };
  return entries
    .filter(({ label, hint = '' }) => {
      const text = plain(`${label} ${hint}`);
      return wanted.every((word) => text.includes(word));
    })
    .sort((one, other) => rank(one) - rank(other));
}

/** A text in pieces; those at odd places are what was typed. */
export function markedParts(query: string, text: string): string[] {
  const words = parsePlainText(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [text];
  // The longer of two words first, so that it is marked whole.
  const longestFirst = words.sort((one, other) => other.length - one.length);
  return text.split(new RegExp(`(${longestFirst.join('|')})`, 'gi'));
}
