import { useEffect, useState } from 'react';
import { memberStore } from '@portal/portal-core/session/owned/memberStore';
import { readKey } from '@portal/portal-core/session/owned/store';
import { selectSession, selectToken } from '@portal/portal-core/session/session.slice';
import { selectIsReading } from '@portal/portal-core/calls/api';
import { useAppSelector, useAppStore } from '@portal/portal-core/store/store';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useIdle } from '../browser/useIdle';

const loadFollowPage = () => import('./followPage').then(({ followPage }) => followPage);
const loadPopups = () => import('../../areas/news/MemberPopups').then(({ MemberPopups }) => MemberPopups);

export interface DeferredModulesProps {
  /** Called when the first screen has its data and the page is idle, so prefetching may start. */
  onRest: () => void;
}

/** Whether the member uses the page, or left input in it before a reload. */
function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(() => readKey(memberStore(), 'page_drafts', Infinity) !== null);
  useEffect(function noteFirstFocus() {
    const note = () => setTyping(true);
    document.addEventListener('focusin', note, { once: true });
    return () => document.removeEventListener('focusin', note);
  }, []);
  return isTyping;
}

/** Loads the rest of the shell after the first screen's data: popups and the code of other screens. */
export function DeferredModules({ onRest }: DeferredModulesProps) {
  const { asUser } = useAppSelector(selectSession);
  const idle = useIdle(useAppSelector(selectIsReading));
  useEffect(
    function tellWhenIdle() {
      if (idle) onRest();
    },
    [idle, onRest],
  );
  const followPage = useChunk(loadFollowPage, useIsTyping());
  const store = useAppStore();
  useEffect(
    function followWhileMounted() {
      if (followPage) return followPage(() => selectToken(store.getState()) !== null);
    },
    [followPage, store],
  );
  // An operator gets no popups, because closing one marks it as read for the member (T5).
  const MemberPopups = useChunk(loadPopups, idle && !asUser);
  return MemberPopups && <MemberPopups />;
}
