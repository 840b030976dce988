import type { DocumentType, RequiredDocument } from '@portal/ui/screens/kyc';
import type { Answer } from '../../shared/wire/answer';
import { parseFields, parseFlag, parseText } from '../../shared/wire/wire';

/** What is proved with a paper, for which the server has a list of names. */
const requiredPapers = ['identity', 'address'] as const;

const types: readonly DocumentType[] = [...requiredPapers, 'photo'];

/** The type that a text names, in any spelling. */
export const getType = (value: unknown) => types.find((type) => type === parseText(value)?.toLowerCase());

/** The most names of a type: a person can't choose from more. */
const mostNames = 50;

/** The names of a type, from a list of texts or one text (D43). Empty names and repeated ones are left out. */
function toNames(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const names = values.map(parseText).filter((name) => name !== undefined && name.length <= 100);
  return [...new Set(names as string[])].slice(0, mostNames);
}

const isThere = (value: unknown) => value !== undefined && value !== null;

/**
 * The types that the server lists, in the order of the steps (A §4), with the names to choose from, if any. Where the
 * server lists no type, the three of A §9 are required. A list of names has none for a photo, so one is asked for
 * unless the server says otherwise (D43).
 */
export function toRequired(body: Answer<'/get-doc-type'>): RequiredDocument[] {
  const { data: lists, photo_required: photo } = parseFields(body);
  const data = parseFields(lists);
  const listed = types.some((type) => isThere(data[type]));
  const asked = requiredPapers.filter((type) => !listed || isThere(data[type]));
  return [...asked, ...(parseFlag(photo) === 0 ? [] : (['photo'] as const))].map((type) => ({
    type,
    names: toNames(data[type]),
  }));
}
