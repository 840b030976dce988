import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useSearchTeamQuery } from '../network.api';
import { isBeginning, toSuggestions } from './teamSearch.mappers';

/**
 * Name suggestions for the search of a tree (D119), from the newest text's answer. Failures are silent, because the
 * search accepts whole names without it.
 */
export function useNameSuggestions(tree: 'binary' | 'direct') {
  const isOffered = useCapability('teamSearch');
  const [start, setStart] = useState('');
  const isAsked = isOffered && isBeginning(start);
  const { currentData: body } = useSearchTeamQuery(isAsked ? { username: start, tree } : skipToken);
  const [held, setHeld] = useState<{ start: string; body: Answer<'/team-search'> }>();
  if (body !== undefined && (held?.body !== body || held.start !== start)) setHeld({ start, body });
  return {
    suggestions: held && toSuggestions(held.body, held.start),
    onNameInput: isOffered ? setStart : undefined,
  };
}
