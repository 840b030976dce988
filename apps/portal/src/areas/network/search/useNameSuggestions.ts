import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useAppSelector } from '../../../shared/store/store';
import type { Answer } from '../../../shared/wire/answer';
import { useSearchTeamQuery } from '../network.api';
import { selectTeamSearchIsAbsent } from '../optionalCalls.slice';
import { isBeginning, toSuggestions } from './teamSearch.mappers';

/**
 * Names for the search of a tree (D113). Only the answer to the newest text counts, and until it comes, or when it
 * fails, the one before stays. Failures are told to nobody: the search takes whole names without it.
 */
export function useNameSuggestions(tree: 'binary' | 'direct') {
  const isAbsent = useAppSelector(selectTeamSearchIsAbsent);
  const [start, setStart] = useState('');
  const isAsked = !isAbsent && isBeginning(start);
  const { currentData: body } = useSearchTeamQuery(isAsked ? { username: start, tree } : skipToken);
  const [held, setHeld] = useState<{ start: string; body: Answer<'/team-search'> }>();
  if (body !== undefined && (held?.body !== body || held.start !== start)) setHeld({ start, body });
  return {
    suggestions: held && toSuggestions(held.body, held.start),
    onNameBegun: isAbsent ? undefined : setStart,
  };
}
