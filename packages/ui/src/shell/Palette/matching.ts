import type { IconName } from '../../components/Icon/paths';

/** A page, an action or data of the member that the palette can find. */
export interface PaletteEntry {
  /** A stable id across reloads, such as `page:/user/kyc`. */
  id: string;
  label: string;
  icon: IconName;
  /** Distinguishes it from similar entries, in muted text. It is searched too. */
  hint?: string | undefined;
  /** The link target. Absent: the entry is an action. */
  href?: string | undefined;
}

/** Isolates keep a code in order on the screen (putMessages.ts), but are never typed. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').toLowerCase();

/** The words of the query, in lower case. */
const toWords = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The entries whose label or hint contains every word of `query`. An empty query finds all. Labels that start
 * with it come first, then labels with a word that does, then labels that contain it, then hints.
 */
export function matching(query: string, entries: readonly PaletteEntry[]): PaletteEntry[] {
  const wanted = toWords(query);
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

/** A text in pieces; the matches of the query have odd indexes. */
export function splitMatches(query: string, text: string): string[] {
  const words = toWords(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [text];
  // The longest word first, to highlight it in full.
  const longestFirst = words.sort((one, other) => other.length - one.length);
  return text.split(new RegExp(`(${longestFirst.join('|')})`, 'gi'));
}
