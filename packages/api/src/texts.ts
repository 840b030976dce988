import { cutText } from './cutText';
import { decodeEscapes } from './entities';
import { isMachineText } from './machineText';

/** Longer texts are cut, because a toast must stay short and no message of the portal is longer. */
export const longestText = 300;

// Control characters become spaces; bidi controls, zero-width marks and lone surrogates vanish (SECURITY T2).
// Joiners stay: Persian, Indic scripts and emoji need them.
const controls = /\p{Cc}+/gu;
const invisible = /[\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * The line to show for a server's text; '' unless the text is meant for people. Trimmed, without control and
 * bidi characters, at most {@link longestText} characters (SECURITY T2, T27).
 */
export function presentableText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = decodeEscapes(value.slice(0, longestText * 8))
    .replace(controls, ' ')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (isMachineText(line)) return '';
  return cutText(line, longestText);
}
