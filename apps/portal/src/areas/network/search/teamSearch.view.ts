import type { TeamSuggestion, TeamSuggestions } from '@portal/ui/screens/network';
import type { Answer } from '../../../shared/wire/answer';
import { countOf, fieldsOf, flagOf, listOf, textOf } from '../../../shared/wire/wire';
import { isUsername, legOf } from '../network.view';

/** Whether names may be asked for by a text (T17): fewer letters begin too many, and others are in no name. */
export const isBeginning = (start: string): boolean => start.length >= 2 && isUsername(start);

/** Who begins so. Each once, and no row whose name could not be searched. */
export function suggestionsOf(body: Answer<'/team-search'>, start: string): TeamSuggestions {
  const { data, more } = fieldsOf(body);
  const found = new Map<string, TeamSuggestion>();
  for (const fields of listOf(data)) {
    const username = textOf(fields.username);
    if (username === undefined || !isUsername(username)) continue;
    found.set(username.toLowerCase(), { username, leg: legOf(fields.leg), level: countOf(fields.level) });
  }
  return { start, found: [...found.values()], more: flagOf(more) === 1 };
}
