import { useEffect } from 'react';
import { selectSession } from '../../session/session.slice';
import { selectIsReading } from '../../shared/calls/api';
import { useAppSelector } from '../../shared/store/store';
import { useChunk } from '../../shared/browser/useChunk';
import { useIdle } from '../../shared/browser/useIdle';

const loadPopups = () => import('../../areas/news/MemberPopups').then(({ MemberPopups }) => MemberPopups);

export interface DeferredModulesProps {
  /** Called once the first screen has its data and the page is at rest: the rest may then be fetched. */
  onRest: () => void;
}

/** Loads what comes to the shell once its first screen has its data: the other screens' code, and popups. */
export function DeferredModules({ onRest }: DeferredModulesProps) {
  const { asUser } = useAppSelector(selectSession);
  const idle = useIdle(useAppSelector(selectIsReading));
  useEffect(
    function tellWhenIdle() {
      if (idle) onRest();
    },
    [idle, onRest],
  );
  // An operator gets no popups, because closing one would mark it as read for the member (T5).
  const MemberPopups = useChunk(loadPopups, idle && !asUser);
  return MemberPopups && <MemberPopups />;
}
