import rows from '../../../requirements/data/messages.tsv?raw';
import type { MessageUse } from '../../../requirements/spec/messageUses';
import * as messages from '../../../../packages/ui/src/text/messages';
import { messageUses } from '../../pagesData';
import { oddSpellings, unusedTexts } from './textNotes';

/** A message as the page shows it. */
export interface MessageEntry extends MessageUse {
  /** The area's name; `errors` for the texts of every area. */
  area: string;
  /** The text as members read it, with its variables in braces. */
  text: string;
  /** True for a text on the specification's list of exact texts. */
  listed: boolean;
  /** The part that looks like a mistake and must stay. Absent without one. */
  odd?: string | undefined;
  /** Why the text is on no screen. Absent when it is on one. */
  unused?: string | undefined;
}

type Noted = Record<string, Record<string, string> | undefined>;
type Text = string | ((values: never) => string);

const listedTexts = new Set(rows.split('\n').map((row) => row.split('\t')[1]));
const groups = messages as Record<string, Record<string, Text>>;

/** Has a placeholder for each value. */
const placeholders = new Proxy({}, { get: () => '{…}' });
const written = (text: Text) => (typeof text === 'string' ? text : text(placeholders as never));

/** Every message, in order. */
export const allMessages: readonly MessageEntry[] = messageUses.map((use) => {
  const text = written(groups[use.group]?.[use.key] ?? '');
  return {
    ...use,
    area: use.group === 'errorTexts' ? 'errors' : use.group.replace(/Texts$/, ''),
    text,
    listed: listedTexts.has(text),
    odd: (oddSpellings as Noted)[use.group]?.[use.key],
    unused: (unusedTexts as Noted)[use.group]?.[use.key],
  };
});

/** The areas with messages, in order. */
export const textAreas = [...new Set(allMessages.map(({ area }) => area))];

/** Finds the texts that contain all words of the search in the text, the key or their stories' titles. */
export function findTexts(wanted: string, area: string, oddOnly: boolean): readonly MessageEntry[] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return allMessages.filter((one) => {
    const haystack = [one.text, one.key, ...one.stories.map(({ group }) => group)].join(' ').toLowerCase();
    return (
      parts.every((part) => haystack.includes(part)) &&
      (area === '' || one.area === area) &&
      (!oddOnly || one.odd !== undefined)
    );
  });
}
