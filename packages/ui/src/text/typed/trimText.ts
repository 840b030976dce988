/**
 * Characters that show nothing: blanks of every script, controls, zero-width and direction marks, and fillers. Not the
 * tags and selectors that end an emoji.
 */
const unseen = String.raw`\s\p{Cc}\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0`;
const atStart = new RegExp(`^[${unseen}]+`, 'u');
const atEnd = new RegExp(`[${unseen}]+$`, 'u');

/** A member's text without anything unseen at its ends, which is '' for a text that shows nothing. */
export const trimText = (text: string): string => text.replace(atStart, '').replace(atEnd, '');
