import type { TeamSuggestion, TeamSuggestions } from '@portal/ui/screens/network';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseCount, parseFields, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { isUsername, toLeg } from '../network.mappers';

/**
 * Whether a text may be sent as the start of a name (T17). A short text matches too many names, and other characters
 * match none.
 */
export const isBeginning = (start: string): boolean => start.length >= 2 && isUsername(start);

/** The names with this start, each once. Names that can't be searched are dropped. */
export function toSuggestions(body: Answer<'/team-search'>, start: string): TeamSuggestions {
  const { more } = parseFields(body);
  const found = new Map<string, TeamSuggestion>();
  for (const fields of parseRows(body)) {
    const username = parseText(fields.username);
    if (username === undefined || !isUsername(username)) continue;
    found.set(username.toLowerCase(), { username, leg: toLeg(fields.leg), level: parseCount(fields.level) });
  }
  return { start, found: [...found.values()], more: parseFlag(more) === 1 };
}
