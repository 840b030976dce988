import { lazy, Suspense } from 'react';
import { selectHasFailed } from './failure.slice';
import { useAppDispatch, useAppSelector } from './store';
import { selectToast, toastDismissed } from './toasts.slice';

// Neither is needed before something was said or went wrong.
const loadToaster = () =>
  import('@portal/ui/components/Toaster').then(({ Toaster }) => ({ default: Toaster }));
const Toaster = lazy(loadToaster);
const FailureDialog = lazy(() =>
  import('@portal/ui/shell').then((shell) => ({ default: shell.FailureDialog })),
);

/** Loads the toaster ahead of the first toast. */
export const warmToaster = () => void loadToaster().catch(() => undefined);

/** What may stand over any screen: the one toast, and the global failure dialog (A §8). */
export function Notices() {
  const dispatch = useAppDispatch();
  const toast = useAppSelector(selectToast);
  const hasFailed = useAppSelector(selectHasFailed);
  return (
    <Suspense fallback={null}>
      {toast && <Toaster toast={toast} onDismissed={(id) => dispatch(toastDismissed(id))} />}
      {hasFailed && <FailureDialog open onReloaded={() => window.location.reload()} />}
    </Suspense>
  );
}
