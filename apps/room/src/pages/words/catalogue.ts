import rows from '../../../../../checks/data/messages.tsv?raw';
import type { WordUse } from '../../../../../checks/spec/words';
import * as messages from '../../../../../packages/ui/src/text/messages';
import { wordUses } from '../../pagesData';
import { oddSpellings, unusedTexts } from './textNotes';

/** A text of the catalogue as the page shows it. */
export interface CatalogueText extends WordUse {
  /** Area word of the house; `errors` for the texts of every area. */
  area: string;
  /** The text as members read it, with what is filled in in braces. */
  text: string;
  /** Whether it is on the specification's list of exact texts. */
  listed: boolean;
  /** The part that looks like a mistake and must stay; absent when nothing does. */
  odd?: string | undefined;
  /** Why it is on no screen; absent when it is on one. */
  unused?: string | undefined;
}

type Noted = Record<string, Record<string, string> | undefined>;
type Text = string | ((part: never) => string);

const listedTexts = new Set(rows.split('\n').map((row) => row.split('\t')[1]));
const groups = messages as Record<string, Record<string, Text>>;

/** Texts that take a part are shown with a sign in its place. */
const written = (text: Text) => (typeof text === 'string' ? text : text('{…}' as never));

/** Every text of the catalogue, in its order. */
export const catalogue: readonly CatalogueText[] = wordUses.map((use) => {
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

/** The areas that have texts, in the catalogue's order. */
export const textAreas = [...new Set(catalogue.map(({ area }) => area))];

/** The texts that hold all words of the search, in themselves, in their keys or in the titles of their stories. */
export function findTexts(wanted: string, area: string, oddOnly: boolean): readonly CatalogueText[] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return catalogue.filter((one) => {
    const haystack = [one.text, one.key, ...one.stories.map(({ group }) => group)].join(' ').toLowerCase();
    return (
      parts.every((part) => haystack.includes(part)) &&
      (area === '' || one.area === area) &&
      (!oddOnly || one.odd !== undefined)
    );
  });
}
