import type { TeamSuggestion, TeamSuggestions } from '@portal/ui/screens/network';
import type { Answer } from '../../../shared/wire/answer';
import { parseCount, parseFields, parseFlag, parseList, parseText } from '../../../shared/wire/wire';
import { isUsername, toLeg } from '../network.mappers';

/** Whether names may be asked for by a text (T17): fewer letters begin too many, and others are in no name. */
export const isBeginning = (start: string): boolean => start.length >= 2 && isUsername(start);

/** Who begins so. Each once, and no row whose name could not be searched. */
export function toSuggestions(body: Answer<'/team-search'>, start: string): TeamSuggestions {
  const { data, more } = parseFields(body);
  const found = new Map<string, TeamSuggestion>();
  for (const fields of parseList(data)) {
    const username = parseText(fields.username);
    if (username === undefined || !isUsername(username)) continue;
    found.set(username.toLowerCase(), { username, leg: toLeg(fields.leg), level: parseCount(fields.level) });
  }
  return { start, found: [...found.values()], more: parseFlag(more) === 1 };
}
