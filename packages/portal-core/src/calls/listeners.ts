import { createListenerMiddleware } from '@reduxjs/toolkit';
import { countFailure } from '../session/failedTimes';
import { left, selectSession, signedIn, signedOut } from '../session/session.slice';
import { callEnded } from './call.events';
import { readFailed, selectHasFailed } from '../store/failure.slice';
import { getReference } from './refusalTexts';
import { toNotification } from './report';
import type { RootState } from '../store/store';
import { toastRaised } from '../store/toasts.slice';

/** How long the screen of an ended session stays (A §9). */
export const leavingDelay = 1000;

/** The only place that shows toasts for calls and ends a session because of one. */
export function createListeners() {
  const listeners = createListenerMiddleware<RootState>();
  listeners.startListening({
    actionCreator: callEnded,
    effect: ({ payload }, api) => {
      const session = selectSession(api.getState());
      // An answer for an older session is ignored, so twenty 401s make one toast and one redirect (T26).
      if (payload.serial !== session.serial || session.token === null) return;
      const notification = toNotification(payload.policy, payload.error, payload.message);
      if (notification.toast) api.dispatch(toastRaised(notification.toast.tone, notification.toast.text));
      // Parallel failed reads count as one failure.
      if (notification.failed && !selectHasFailed(api.getState()))
        api.dispatch(readFailed({ reference: getReference(payload.error), times: countFailure(Date.now()) }));
      if (notification.end) api.dispatch(signedOut({ ...notification.end, ended: true }));
    },
  });
  listeners.startListening({
    actionCreator: signedOut,
    effect: async ({ payload }, api) => {
      if (!payload.leaving) return;
      // A sign-in within the second ends the wait.
      const next = await api.take(
        (action) => signedIn.match(action) || signedOut.match(action),
        leavingDelay,
      );
      if (!next) api.dispatch(left());
    },
  });
  return listeners;
}
