import { useEffect } from 'react';
import { selectSession } from '../session/session.slice';
import { selectIsReading } from './api';
import { warmAll } from './screens';
import { useAppSelector } from './store';
import { useChunk } from './useChunk';
import { useIdle } from './useIdle';

const loadPopups = () => import('../areas/news/MemberPopups').then(({ MemberPopups }) => MemberPopups);

/** What comes to the shell once its first screen has what it shows: the other screens' code, and popups. */
export function LaterParts() {
  const { asUser } = useAppSelector(selectSession);
  const idle = useIdle(useAppSelector(selectIsReading));
  useEffect(
    function warmWhenIdle() {
      if (idle) warmAll();
    },
    [idle],
  );
  // Not for an operator: closing one would mark it as read for the member (T5).
  const MemberPopups = useChunk(loadPopups, idle && !asUser);
  return MemberPopups && <MemberPopups />;
}
