import { lazy, Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { warmChunk, whenIdle } from './chunks';
import { selectHasFailed } from './failure.slice';
import { useAppDispatch, useAppSelector, type AppStore } from './store';
import { selectToast, toastDismissed } from './toasts.slice';

// Neither is needed before something was said or went wrong.
const loadToaster = () =>
  import('@portal/ui/components/Toaster').then(({ Toaster }) => ({ default: Toaster }));
const Toaster = lazy(loadToaster);
const FailureDialog = lazy(() =>
  import('@portal/ui/shell').then((shell) => ({ default: shell.FailureDialog })),
);

interface NoticesProps {
  store: AppStore;
}

/** What may stand over any screen: the one toast, and the global failure dialog (A §8). */
export function Notices({ store }: NoticesProps) {
  useEffect(function warmWhenIdle() {
    return whenIdle(() => warmChunk(loadToaster));
  }, []);
  return (
    <Provider store={store}>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </Provider>
  );
}

function Shown() {
  const dispatch = useAppDispatch();
  const toast = useAppSelector(selectToast);
  const hasFailed = useAppSelector(selectHasFailed);
  return (
    <>
      {toast && <Toaster toast={toast} onDismissed={(id) => dispatch(toastDismissed(id))} />}
      {hasFailed && <FailureDialog open onReloaded={() => window.location.reload()} />}
    </>
  );
}
