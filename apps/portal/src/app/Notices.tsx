import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import { failureReference } from '@portal/portal-core/addresses/askSupport';
import { failureClosed, selectFailure } from '@portal/portal-core/store/failure.slice';
import { useAppDispatch, useAppSelector, type AppStore } from '@portal/portal-core/store/store';
import { selectToast, toastDismissed } from '@portal/portal-core/store/toasts.slice';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { UnansweredBar } from '@portal/ui/shell';
import { selectSession, unansweredRead } from '@portal/portal-core/session/session.slice';
import { useIdle } from './browser/useIdle';

/** Shows above the page, after a sign-out, that a payment has no answer (D112). */
function Unanswered() {
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

// Both load with the first toast or failure.
const loadToaster = () => import('@portal/ui/components/Toaster').then(({ Toaster }) => Toaster);
const loadFailure = () => import('@portal/ui/shell').then(({ FailureDialog }) => FailureDialog);

/** The member's options when a page fails repeatedly (D110). */
const waysOn = [
  { href: addresses.dashboard, label: documentTitles.dashboard },
  { href: addresses.transactions, label: documentTitles.transactions },
  { href: addresses.tickets, label: documentTitles.tickets },
];

interface NoticesProps {
  store: AppStore;
}

/** Overlays of all screens: the toast, the global failure dialog (A §8) and an unanswered payment. */
export function Notices({ store }: NoticesProps) {
  return (
    <Provider store={store}>
      <Shown />
    </Provider>
  );
}

function Shown() {
  const dispatch = useAppDispatch();
  const toast = useAppSelector(selectToast);
  const failure = useAppSelector(selectFailure);
  const { pathname } = useLocation();
  const idle = useIdle();
  const Toaster = useChunk(loadToaster, toast?.id ?? idle);
  const FailureDialog = useChunk(loadFailure, failure.raised);
  return (
    <>
      <Unanswered />
      {Toaster && <Toaster toast={toast} onDismiss={(id) => dispatch(toastDismissed(id))} />}
      {failure.raised && FailureDialog && (
        <FailureDialog
          open
          reference={failure.reference}
          support={failureReference(failure.reference)?.support}
          ways={failure.times > 1 ? waysOn.filter(({ href }) => href !== pathname) : []}
          onReload={() => window.location.reload()}
          onClose={() => dispatch(failureClosed())}
        />
      )}
    </>
  );
}
