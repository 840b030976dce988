import { Provider } from 'react-redux';
import { selectHasFailed } from './failure.slice';
import { useAppDispatch, useAppSelector, type AppStore } from './store';
import { selectToast, toastDismissed } from './toasts.slice';
import { useChunk } from './useChunk';
import { useIdle } from './useIdle';

// Neither is needed before something was said or went wrong.
const loadToaster = () => import('@portal/ui/components/Toaster').then(({ Toaster }) => Toaster);
const loadFailure = () => import('@portal/ui/shell').then(({ FailureDialog }) => FailureDialog);

interface NoticesProps {
  store: AppStore;
}

/** What may stand over any screen: the one toast, and the global failure dialog (A §8). */
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
  const hasFailed = useAppSelector(selectHasFailed);
  const idle = useIdle();
  const Toaster = useChunk(loadToaster, toast?.id ?? idle);
  const FailureDialog = useChunk(loadFailure, hasFailed);
  return (
    <>
      {Toaster && <Toaster toast={toast} onDismissed={(id) => dispatch(toastDismissed(id))} />}
      {hasFailed && FailureDialog && <FailureDialog open onReloaded={() => window.location.reload()} />}
    </>
  );
}
