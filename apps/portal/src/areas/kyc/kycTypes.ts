import type { DocumentType, RequiredDocument } from '@portal/ui/screens/kyc';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag, parseOneOrMore, parseText } from '@portal/portal-core/fromApi/parse';

/** Types that need a document, with a list of names from the server. */
const requiredPapers = ['identity', 'address'] as const;

const types: readonly DocumentType[] = [...requiredPapers, 'photo'];

/** The type of a text, in any spelling. */
export const getType = (value: unknown) => types.find((type) => type === parseText(value)?.toLowerCase());

/** Maximum number of names of a type, because a person can't use more. */
const mostNames = 50;

/** The names of a type, from a list or one text (D43), without empty and repeated ones. */
function toNames(value: unknown): string[] {
  const names = parseOneOrMore(value)
    .map(parseText)
    .filter((name) => name !== undefined && name.length <= 100);
  return [...new Set(names as string[])].slice(0, mostNames);
}

const isThere = (value: unknown) => value !== undefined && value !== null;

/**
 * The types in the order of the steps (A §4), with their names if any. Without types the three of A §9 are required,
 * and a photo is required unless the server excludes it (D43).
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
