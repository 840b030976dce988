import { UnansweredBar } from '@portal/ui/shell';
import { selectSession, unansweredRead } from '@portal/portal-core/session/session.slice';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Shows above the page, after a sign-out, that a payment has no answer (D112). */
export function Unanswered() {
  const dispatch = useAppDispatch();
  const { hasUnanswered, leaving } = useAppSelector(selectSession);
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(
    function putAbovePage() {
      document.body.prepend(container);
      return () => container.remove();
    },
    [container],
  );
  const isShown = hasUnanswered && !leaving;
  return isShown && createPortal(<UnansweredBar onClose={() => dispatch(unansweredRead())} />, container);
}
